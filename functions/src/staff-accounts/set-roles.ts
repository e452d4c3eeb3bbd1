import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { OLD_ROLE_CLAIM, ROLES_CLAIM } from '@raade/contracts/people/claims';
import type { Role } from '@raade/contracts/people/roles';
import { firebaseApp } from '../firebase-app.ts';

/** Sets the claim of roles in the place of the one that accounts had before. Other claims stay. */
export async function setRoles(
  uid: string,
  roles: readonly Role[],
  app: App = firebaseApp(),
): Promise<void> {
  const { customClaims } = await getAuth(app).getUser(uid);
  const isOther = ([claim]: [string, unknown]) => claim !== ROLES_CLAIM && claim !== OLD_ROLE_CLAIM;
  const others = Object.entries(customClaims ?? {}).filter(isOther);
  const given = roles.length > 0 ? { [ROLES_CLAIM]: roles } : {};
  await getAuth(app).setCustomUserClaims(uid, { ...Object.fromEntries(others), ...given });
}

/** The roles that somebody can be given: `releaser` comes with the apps of an account. */
export const givenRoles = (roles: readonly Role[]) => roles.filter((role) => role !== 'releaser');
