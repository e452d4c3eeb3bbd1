import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { ADDRESS_CLAIM, ROLES_CLAIM } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { firebaseApp } from '../../base/firebase-app.ts';

const OF_ROLES = [ROLES_CLAIM, ADDRESS_CLAIM];

/** Sets the claim of roles, with the address to which they are given. Claims of other kinds stay. */
export async function setRoles(
  uid: string,
  roles: readonly Role[],
  app: App = firebaseApp(),
): Promise<void> {
  const { customClaims, email } = await getAuth(app).getUser(uid);
  const others = Object.entries(customClaims ?? {}).filter(([claim]) => !OF_ROLES.includes(claim));
  const given = roles.length > 0 ? { [ROLES_CLAIM]: roles, [ADDRESS_CLAIM]: email } : {};
  await getAuth(app).setCustomUserClaims(uid, { ...Object.fromEntries(others), ...given });
}

/** The roles that somebody can be given: `releaser` comes with the apps of an account. */
export const givenRoles = (roles: readonly Role[]) => roles.filter((role) => role !== 'releaser');
