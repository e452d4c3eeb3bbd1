import { rolesOf, type Claims } from '@raade/contracts/staff/claims';
import { ASSIGNABLE_ROLES, type Role } from '@raade/contracts/staff/roles';
import { sessionId } from '@raade/contracts/staff/staff-session';

/** Somebody who asks the database for something. */
export interface Persona {
  readonly name: string;
  /** Claims of the token; undefined for a visitor. */
  readonly claims: Claims | undefined;
  /** Roles that the rules must see; none for whoever they must not believe. */
  readonly roles: readonly Role[];
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Claims of a token of a sign-in so many seconds ago, which took a second factor. */
export function claimsOf(uid: string, claims: Claims, secondsAgo = 0): Claims {
  const email = `${uid}@example.org`;
  const firebase = { sign_in_second_factor: 'totp' };
  const auth_time = nowSeconds() - secondsAgo;
  return { sub: uid, email, email_verified: true, auth_time, firebase, ...claims };
}

/** Id of the session that a token with these claims is of. */
export const sessionOf = ({ sub, auth_time }: Claims) =>
  sessionId({ sub: String(sub), auth_time: Number(auth_time) });

const believed = (name: string, claims: Claims): Persona => ({
  name,
  claims: claimsOf(name.replaceAll(' ', '-'), claims),
  roles: rolesOf(claims),
});

/** An admin whose rights were revoked: the test writes the revocation. */
export const REVOKED_UID = 'revoked';

const EVERYTHING = { roles: ['admin'], releases: ['giving'] };

/** An admin in name, whom the rules must not believe. */
const disbelieved = (name: string, claims: Claims): Persona => ({ name, claims, roles: [] });

const DISBELIEVED = [
  disbelieved(
    'an admin whose address nobody has verified',
    claimsOf('unverified', { ...EVERYTHING, email_verified: false }),
  ),
  disbelieved('an admin whose rights were taken', claimsOf(REVOKED_UID, EVERYTHING)),
  disbelieved(
    'an admin of a session of yesterday',
    claimsOf('yesterday', EVERYTHING, 24 * 60 * 60),
  ),
  disbelieved(
    'an admin who signed in with a password alone',
    claimsOf('one-factor', { ...EVERYTHING, firebase: { sign_in_provider: 'password' } }),
  ),
  disbelieved(
    'an account with claims that are none',
    claimsOf('odd', { roles: 'admin', releases: 'giving' }),
  ),
  disbelieved(
    'an account with roles that there are not',
    claimsOf('unknown', { role: 'admin', roles: ['administrator', 'releaser', 7] }),
  ),
];

/** Everybody of the table of rights, and everybody who is not in it. */
export const PERSONAS: readonly Persona[] = [
  { name: 'a visitor', claims: undefined, roles: [] },
  believed('an account without a role', {}),
  ...ASSIGNABLE_ROLES.map((role) => believed(`a ${role}`, { roles: [role] })),
  believed('a releaser', { releases: ['giving'] }),
  ...DISBELIEVED,
];
