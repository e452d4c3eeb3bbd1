import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/https';
import { firebaseApp } from '../firebase-app.ts';

type Auth = CallableRequest['auth'];

/** The caller of a function in a test: a new account of the Auth emulator with this role, signed in just now. */
export async function callerWith(
  role: string | undefined,
  uid: string = randomUUID(),
): Promise<Auth> {
  const accounts = getAuth(firebaseApp());
  await accounts.createUser({ uid, email: `${uid}@example.org`, emailVerified: true });
  if (role !== undefined) await accounts.setCustomUserClaims(uid, { role });
  return callerAs(uid, role);
}

/** The caller that the Functions runtime makes of the token of an account that signed in at that moment. */
export function callerAs(uid: string, role: string | undefined, signedInAt = Date.now()): Auth {
  const auth_time = Math.floor(signedInAt / 1000);
  const times = { auth_time, iat: auth_time, exp: auth_time + 3600 };
  const token = { uid, sub: uid, role, email_verified: true, ...times };
  const claims = { ...token, aud: '', iss: '', firebase: { identities: {}, sign_in_provider: '' } };
  return { uid, token: claims, rawToken: '' };
}
