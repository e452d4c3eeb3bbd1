import { rolesOf, type Claims } from '@raade/contracts/staff/claims';
import { ASSIGNABLE_ROLES, type Role } from '@raade/contracts/staff/roles';
import { sessionId } from '@raade/contracts/staff/staff-session';

/** A caller of the database. */
export interface Persona {
  readonly name: string;
  /** Claims of the token; undefined for a visitor. */
  readonly claims: Claims | undefined;
  /** Roles that the rules must accept; none if they must reject the claims. */
  readonly roles: readonly Role[];
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Claims of a token of a sign-in with a second factor, this many seconds ago. */
export function claimsOf(uid: string, claims: Claims, secondsAgo = 0): Claims {
  const email = `${uid}@example.org`;
  const firebase = { sign_in_second_factor: 'totp' };
  const auth_time = nowSeconds() - secondsAgo;
  return { sub: uid, email, email_verified: true, auth_time, firebase, ...claims };
}

/** Id of the session of a token with these claims. */
export const sessionOf = ({ sub, auth_time }: Claims) =>
  sessionId({ sub: String(sub), auth_time: Number(auth_time) });

const accepted = (name: string, claims: Claims): Persona => ({
  name,
  claims: claimsOf(name.replaceAll(' ', '-'), claims),
  roles: rolesOf(claims),
});

/** An admin whose rights were revoked: the test writes the revocation. */
export const REVOKED_UID = 'revoked';

const EVERYTHING = { roles: ['admin'], releases: ['giving'] };

/** A persona with claims of an admin, which the rules must reject. */
const rejected = (name: string, claims: Claims): Persona => ({ name, claims, roles: [] });

const REJECTED = [
  rejected(
    'an admin with an unverified address',
    claimsOf('unverified', { ...EVERYTHING, email_verified: false }),
  ),
  rejected('an admin whose rights were revoked', claimsOf(REVOKED_UID, EVERYTHING)),
  rejected('an admin in a session of yesterday', claimsOf('yesterday', EVERYTHING, 24 * 60 * 60)),
  rejected(
    'an admin who signed in with only a password',
    claimsOf('one-factor', { ...EVERYTHING, firebase: { sign_in_provider: 'password' } }),
  ),
  rejected(
    'an account with malformed claims',
    claimsOf('odd', { roles: 'admin', releases: 'giving' }),
  ),
  rejected(
    'an account with unknown roles',
    claimsOf('unknown', { role: 'admin', roles: ['administrator', 'releaser', 7] }),
  ),
];

/** Everybody in the table of rights, and callers whom the rules must reject. */
export const PERSONAS: readonly Persona[] = [
  { name: 'a visitor', claims: undefined, roles: [] },
  accepted('an account without a role', {}),
  ...ASSIGNABLE_ROLES.map((role) => accepted(`a ${role}`, { roles: [role] })),
  accepted('a releaser', { releases: ['giving'] }),
  ...REJECTED,
];
