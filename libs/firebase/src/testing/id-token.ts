import type { Role } from '@raade/contracts/staff/roles';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly roles?: readonly Role[] | undefined;
  readonly secondFactor?: 'totp' | undefined;
}

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token of a new sign-in, as the Auth emulator issues them. Valid for an hour. */
export function unsignedIdToken({ id, email, roles, secondFactor }: Account): string {
  const now = Math.floor(Date.now() / 1000);
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  const firebase = { sign_in_provider: 'password', sign_in_second_factor: secondFactor };
  const claims = { sub: id, user_id: id, email, email_verified: true, roles, firebase, ...times };
  return `${segment({ alg: 'none' })}.${segment(claims)}.`;
}
