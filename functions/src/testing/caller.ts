import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/https';
import type { Claims } from '@raade/contracts/staff/claims';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { firebaseApp } from '../base/firebase-app.ts';

type Auth = CallableRequest['auth'];

/** Claims of an account, or its only role; `staff` stands for the roles of a usual member of the staff. */
export type Given = Claims | string | undefined;

function claimsOf(given: Given): Claims {
  if (typeof given !== 'string') return given ?? {};
  return { roles: given === 'staff' ? STAFF_ROLES : [given] };
}

/** The caller of a function in a test: a new account of the Auth emulator with these claims, signed in just now. */
export async function callerWith(given: Given, uid: string = randomUUID()): Promise<Auth> {
  const accounts = getAuth(firebaseApp());
  await accounts.createUser({ uid, email: `${uid}@example.org`, emailVerified: true });
  if (given !== undefined) await accounts.setCustomUserClaims(uid, claimsOf(given));
  return callerAs(uid, given);
}

/**
 * The caller that the Functions runtime makes of the token of an account that signed in at that moment, with a second
 * factor.
 */
export function callerAs(uid: string, given: Given, signedInAt = Date.now()): Auth {
  const auth_time = Math.floor(signedInAt / 1000);
  const times = { auth_time, iat: auth_time, exp: auth_time + 3600 };
  const token = { uid, sub: uid, email_verified: true, ...claimsOf(given), ...times };
  const firebase = { identities: {}, sign_in_provider: '', sign_in_second_factor: 'totp' };
  const claims = { ...token, aud: '', iss: '', firebase };
  return { uid, token: claims, rawToken: '' };
}
