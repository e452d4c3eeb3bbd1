import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { ADDRESS_CLAIM, ROLES_CLAIM } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { firebaseApp } from '../../base/firebase-app.ts';

/**
 * Ends all sessions of an account, after its rights were changed. Tokens stay valid for up to an hour, so rules and
 * functions compare the sign-in with the stored time.
 */
export async function endSessions(uid: string, app: App = firebaseApp()): Promise<void> {
  const revocation = getFirestore(app).collection(COLLECTIONS.revocations).doc(uid);
  await revocation.set({ since: FieldValue.serverTimestamp() });
  await getAuth(app).revokeRefreshTokens(uid);
}

const ROLE_CLAIMS = [ROLES_CLAIM, ADDRESS_CLAIM];

/** Sets the roles of an account, and the address to which they are given. Other claims stay. */
export async function setRoles(
  uid: string,
  roles: readonly Role[],
  app: App = firebaseApp(),
): Promise<void> {
  const { customClaims, email } = await getAuth(app).getUser(uid);
  const claims = Object.entries(customClaims ?? {});
  const otherClaims = claims.filter(([claim]) => !ROLE_CLAIMS.includes(claim));
  const roleClaims = roles.length > 0 ? { [ROLES_CLAIM]: roles, [ADDRESS_CLAIM]: email } : {};
  await getAuth(app).setCustomUserClaims(uid, {
    ...Object.fromEntries(otherClaims),
    ...roleClaims,
  });
}

/** The roles that admins give; `releaser` follows from the apps of an account. */
export const assignableRoles = (roles: readonly Role[]) =>
  roles.filter((role) => role !== 'releaser');

/** Removes all second factors of an account and ends its sessions. The next sign-in needs the password alone. */
export async function resetSecondFactors(uid: string, app: App = firebaseApp()): Promise<void> {
  await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await endSessions(uid, app);
}
