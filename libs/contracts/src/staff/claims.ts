import { RELEASES_CLAIM } from '../releases/releases.ts';
import { rolesWith, type Right } from './rights.ts';
import { isAssignableRole, type Role } from './roles.ts';

/** Claims of a decoded ID token, or custom claims of an account, unchecked. */
export type Claims = Readonly<Record<string, unknown>>;

/** Custom claim of an account: the list of its roles. */
export const ROLES_CLAIM = 'roles';

/** Custom claim of an account with roles: its address when the roles were given. */
export const ADDRESS_CLAIM = 'roles_for';

/** The apps whose pointers the account may move. */
export function releasedAppsOf(claims: Claims): readonly string[] {
  const apps = claims[RELEASES_CLAIM];
  return Array.isArray(apps) ? apps.filter((app) => typeof app === 'string') : [];
}

/** Returns the roles in the claims; none for visitors. Unknown values are ignored. */
export function rolesOf(claims: Claims): readonly Role[] {
  const claim = claims[ROLES_CLAIM];
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [];
  const roles = new Set<Role>([
    ...values.filter((role) => isAssignableRole(role)),
    ...(releasedAppsOf(claims).length > 0 ? (['releaser'] as const) : []),
  ]);
  return [...roles];
}

/** True if the account has a role besides `releaser`. */
export function isStaff(claims: Claims): boolean {
  return rolesOf(claims).some((role) => role !== 'releaser');
}

/** True if one of these roles has the right. */
export function mayAs(roles: readonly Role[], right: Right): boolean {
  return rolesWith(right).some((role) => roles.includes(role));
}

/** True if the claims include the right. The session is checked elsewhere (`staff-session.ts`). */
export function may(claims: Claims, right: Right): boolean {
  return mayAs(rolesOf(claims), right);
}

/** True if the claims let the account move the pointer of this app. */
export function mayMovePointer(claims: Claims, app: string): boolean {
  return releasedAppsOf(claims).includes(app) || rolesOf(claims).includes('admin');
}
