import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { AuditAction } from '@raade/contracts/staff/audit';
import { Failure } from '@raade/contracts/base/failure';
import { releasedAppsOf, rolesOf } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { RELEASES_CLAIM } from '@raade/contracts/releases/releases';
import { writeAuditEntry } from '@raade/functions/base/audit/audit-log';
import { allAccounts } from '@raade/functions/base/rights/account';
import {
  endSessions,
  assignableRoles,
  setRoles,
} from '@raade/functions/staff/accounts/change-account';
import { ACTOR } from './actor.ts';
import { ensureAccount, getAccount, describeAccount, getProvenAccount } from './accounts.ts';

/** An account with at least one role. */
export interface StaffAccount {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly isDisabled: boolean;
  /** If false, nobody has confirmed the address yet, so the roles have no effect. */
  readonly isVerified: boolean;
  /** The last sign-in as Firebase Auth writes it; undefined if there was none. */
  readonly lastSignIn: string | undefined;
}

/** Lists all accounts with a role, sorted by address. */
export async function listStaff(app: App): Promise<StaffAccount[]> {
  const staff: StaffAccount[] = [];
  for await (const account of allAccounts(app)) {
    const staffAccount = staffAccountOf(account);
    if (staffAccount) staff.push(staffAccount);
  }
  return staff.sort((a, b) => a.email.localeCompare(b.email));
}

/**
 * Creates an account for the address if there is none. Nobody can sign in before its owner has set a password.
 * @returns the link to set the password, which also confirms the address
 * @throws Failure for an account with other ways to sign in
 */
export async function inviteStaff(app: App, email: string): Promise<string> {
  const account = await ensureAccount(app, email);
  await note(app, 'invite-staff', account, {});
  return getAuth(app).generatePasswordResetLink(email);
}

/**
 * Gives the account exactly these roles. Its other claims stay. If it loses a role, its sessions end.
 * @returns a description of the account
 * @throws Failure for an account that somebody else may have made
 */
export async function grantStaff(app: App, email: string, roles: readonly Role[]): Promise<string> {
  const account = await getProvenAccount(app, email);
  const oldRoles = assignableRolesOf(account);
  await note(app, 'grant-staff', account, { roles: textOf(roles), before: textOf(oldRoles) });
  await setRoles(account.uid, roles, app);
  if (oldRoles.some((role) => !roles.includes(role))) await endSessions(account.uid, app);
  return describeAccount(account);
}

/** Removes all roles of the account, and ends its sessions, so that existing tokens are useless. */
export async function revokeStaff(app: App, email: string): Promise<void> {
  const account = await getAccount(app, email);
  const oldRoles = assignableRolesOf(account);
  if (oldRoles.length === 0) throw new Failure(`${email} has no role, so none can be removed.`);
  await note(app, 'revoke-staff', account, { before: textOf(oldRoles) });
  await setRoles(account.uid, [], app);
  await endSessions(account.uid, app);
}

/** Allows the account to release exactly these apps. This does not make it staff. */
export async function allowReleases(
  app: App,
  email: string,
  apps: readonly string[],
): Promise<void> {
  // Only giving rights needs a proven address.
  const account =
    apps.length > 0 ? await getProvenAccount(app, email) : await getAccount(app, email);
  const oldApps = releasedAppsOf(account.customClaims ?? {});
  await note(app, 'allow-releases', account, {
    apps: apps.join(', '),
    before: oldApps.join(', '),
  });
  const allowed = apps.length > 0 ? apps : undefined;
  const claims = { ...account.customClaims, [RELEASES_CLAIM]: allowed };
  await getAuth(app).setCustomUserClaims(account.uid, claims);
  if (oldApps.some((name) => !apps.includes(name))) await endSessions(account.uid, app);
}

/** Records an action of this tool in the audit log. */
function note(app: App, action: AuditAction, { uid }: UserRecord, details: Record<string, string>) {
  const entry = { action, actor: ACTOR, subject: `accounts/${uid}`, details };
  return writeAuditEntry(entry, getFirestore(app));
}

const textOf = (roles: readonly Role[]) => roles.join(', ');

/** The roles that the command `grant` gives and `revoke` removes. */
const assignableRolesOf = ({ customClaims }: UserRecord) =>
  assignableRoles(rolesOf(customClaims ?? {}));

function staffAccountOf(account: UserRecord): StaffAccount | undefined {
  const roles = rolesOf(account.customClaims ?? {});
  if (roles.length === 0) return undefined;
  return {
    email: account.email ?? account.uid,
    roles,
    isDisabled: account.disabled,
    isVerified: account.emailVerified,
    lastSignIn: account.metadata.lastSignInTime || undefined,
  };
}
