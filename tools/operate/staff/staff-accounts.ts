import type { App } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { AuditAction } from '@raade/contracts/audit';
import { RELEASES_CLAIM } from '@raade/contracts/releases';
import { isStaffRole, type StaffRole } from '@raade/contracts/roles';
import { noteAction } from '../backend/note-action.ts';
import { Failure } from '@raade/contracts/failure';

/** Name of this tool in the audit log. */
const ACTOR = 'npm run staff';

export interface StaffAccount {
  readonly email: string;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** The last sign-in as Firebase Auth writes it; undefined if there was none. */
  readonly lastSignIn: string | undefined;
}

/** Accounts with the staff claim, by address. */
export async function listStaff(app: App): Promise<StaffAccount[]> {
  const staff: StaffAccount[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1000, pageToken);
    staff.push(...page.users.flatMap((account) => staffAccountOf(account) ?? []));
    pageToken = page.pageToken;
  } while (pageToken);
  return staff.sort((one, other) => one.email.localeCompare(other.email));
}

/**
 * Gives the account the role. Other claims of it stay.
 * @returns whose account that is, in words
 * @throws Failure for an account that somebody else may have made
 */
export async function grantStaff(app: App, email: string, role: StaffRole): Promise<string> {
  const account = await provenAccountWith(app, email);
  await note(app, 'grant-staff', account, { role, before: roleOf(account) ?? null });
  await getAuth(app).setCustomUserClaims(account.uid, { ...account.customClaims, role });
  return describeAccount(account);
}

/** Takes the role from the account, and ends its sessions: functions and new tokens know it at once. */
export async function revokeStaff(app: App, email: string): Promise<void> {
  const account = await accountWith(app, email);
  const { role, ...claims } = account.customClaims ?? {};
  if (role === undefined) throw new Failure(`${email} has no role, so there is none to take.`);
  await note(app, 'revoke-staff', account, { before: roleOf(account) ?? null });
  await getAuth(app).setCustomUserClaims(account.uid, claims);
  await getAuth(app).revokeRefreshTokens(account.uid);
}

/** Lets the account move the pointers of these apps, and of no others. It becomes no staff by that. */
export async function allowReleases(
  app: App,
  email: string,
  apps: readonly string[],
): Promise<void> {
  const account =
    apps.length > 0 ? await provenAccountWith(app, email) : await accountWith(app, email);
  const { [RELEASES_CLAIM]: before, ...claims } = account.customClaims ?? {};
  await note(app, 'allow-releases', account, {
    apps: apps.join(', '),
    before: String(before ?? ''),
  });
  const allowed = apps.length > 0 ? { [RELEASES_CLAIM]: apps } : {};
  await getAuth(app).setCustomUserClaims(account.uid, { ...claims, ...allowed });
  // A token says for an hour what its account was; a new one is asked for with a new sign-in.
  await getAuth(app).revokeRefreshTokens(account.uid);
}

/** The account with the address, if whoever signs in to it has shown that the address is theirs. */
async function provenAccountWith(app: App, email: string): Promise<UserRecord> {
  const account = await accountWith(app, email);
  if (account.emailVerified) return account;
  throw new Failure(
    `Nobody has shown yet that ${email} is the address of whoever holds its account, which a stranger may have\n` +
      `made: ${describeAccount(account)}.\n` +
      'Let its owner set a password by the link of a mail, or sign in with Google; then try again.',
  );
}

/** Like `account jx3…, signs in by password, made Sat, 01 Mar 2025 12:00:00 GMT`. */
function describeAccount({ uid, providerData, metadata }: UserRecord): string {
  const ways = providerData.map(({ providerId }) => providerId).join(' and ') || 'no way yet';
  return `account ${uid}, signs in by ${ways}, made ${metadata.creationTime}`;
}

async function accountWith(app: App, email: string): Promise<UserRecord> {
  try {
    return await getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError)) throw error;
    if (error.code === 'auth/invalid-email') throw new Failure(`${email} is no email address.`);
    if (error.code !== 'auth/user-not-found') throw error;
    throw new Failure(
      `There is no account with the address ${email}.\n` +
        'Let its owner sign in on the staff pages once, or add it in the Firebase console, then try again.',
    );
  }
}

function note(
  app: App,
  action: AuditAction,
  { uid }: UserRecord,
  details: Record<string, string | null>,
) {
  return noteAction(getFirestore(app), {
    action,
    actor: ACTOR,
    subject: `accounts/${uid}`,
    details,
  });
}

function roleOf({ customClaims }: UserRecord): StaffRole | undefined {
  const role: unknown = customClaims?.['role'];
  return isStaffRole(role) ? role : undefined;
}

function staffAccountOf(account: UserRecord): StaffAccount | undefined {
  const role = roleOf(account);
  if (!role) return undefined;
  return {
    email: account.email ?? account.uid,
    role,
    isDisabled: account.disabled,
    lastSignIn: account.metadata.lastSignInTime || undefined,
  };
}
