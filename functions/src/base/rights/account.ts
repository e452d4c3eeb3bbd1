import type { App } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { ADDRESS_CLAIM, may, rolesOf } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { firebaseApp } from '../firebase-app.ts';

/** The account as it is now; undefined if it was removed. */
export const accountOf = (uid: string) => ifThere(getAuth(firebaseApp()).getUser(uid));

/** Accounts that Firebase Auth lists at a time, which is the most it does. */
const AT_ONCE = 1000;

/** Every account there is, in no order. */
export async function* allAccounts(app: App = firebaseApp()): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(AT_ONCE, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** An address that nobody has verified may be a colleague's that a stranger was quicker to register. */
export function isInService({ disabled, emailVerified }: UserRecord): boolean {
  return !disabled && emailVerified;
}

/** The accounts in service that have the role by its name, with their addresses. */
export async function accountsWith(role: Role): Promise<{ uid: string; email: string }[]> {
  const found: { uid: string; email: string }[] = [];
  for await (const account of allAccounts()) {
    const { uid, email, customClaims = {} } = account;
    if (email === undefined || !isInService(account)) continue;
    if (rolesOf(customClaims).includes(role)) found.push({ uid, email });
  }
  return found;
}

/** True for an account in service with a role, of whatever kind. */
export function isStaffInService(account: UserRecord): boolean {
  return isInService(account) && rolesOf(account.customClaims ?? {}).length > 0;
}

/**
 * True if the address is the one to which the roles were given. Google's public API lets whoever is signed in give
 * their account another address, and have its owner asked to verify it.
 */
export function hasInvitedAddress({ email, customClaims }: UserRecord): boolean {
  const given: unknown = customClaims?.[ADDRESS_CLAIM] ?? email;
  return given === email;
}

/** True if the address is verified, and is the one to which the roles were given. */
export function hasProvenAddress(account: UserRecord): boolean {
  return account.emailVerified && hasInvitedAddress(account);
}

/** True if the account is in service and has the right now; for what is done later in its name. */
export async function accountMay(uid: string, right: Right): Promise<boolean> {
  const account = await accountOf(uid);
  return account !== undefined && isInService(account) && may(account.customClaims ?? {}, right);
}

/** The address of an account, as staff see it; its id if it has none. */
export const nameOf = async (uid: string) => (await accountOf(uid))?.email ?? uid;

/** The account with this address, in its one spelling; undefined if there is none. */
export const accountWith = (email: string) => ifThere(getAuth(firebaseApp()).getUserByEmail(email));

async function ifThere(account: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await account;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') {
      return undefined;
    }
    throw error;
  }
}
