import type { App } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { ADDRESS_CLAIM, may, rolesOf } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { firebaseApp } from '../firebase-app.ts';

/** Reads the current account; undefined if it was deleted. */
export const accountOf = (uid: string) => ifFound(getAuth(firebaseApp()).getUser(uid));

/** Page size of `listUsers`; its maximum. */
const PAGE_SIZE = 1000;

/** Yields all accounts, in no order. */
export async function* allAccounts(app: App = firebaseApp()): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(PAGE_SIZE, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/**
 * True for an account that is enabled and has a verified address. Anybody can register an unverified address of
 * somebody else.
 */
export function isInService({ disabled, emailVerified }: UserRecord): boolean {
  return !disabled && emailVerified;
}

/** The accounts in service with the role, with their addresses. */
export async function accountsWith(role: Role): Promise<{ uid: string; email: string }[]> {
  const accounts: { uid: string; email: string }[] = [];
  for await (const account of allAccounts()) {
    const { uid, email, customClaims = {} } = account;
    if (email === undefined || !isInService(account)) continue;
    if (rolesOf(customClaims).includes(role)) accounts.push({ uid, email });
  }
  return accounts;
}

/** True for an account in service with any role. */
export function isStaffInService(account: UserRecord): boolean {
  return isInService(account) && rolesOf(account.customClaims ?? {}).length > 0;
}

/**
 * True if the account still has the address that was given its roles. Google's public API lets users change the address
 * of their account.
 */
export function hasInvitedAddress({ email, customClaims }: UserRecord): boolean {
  const invitedAddress: unknown = customClaims?.[ADDRESS_CLAIM] ?? email;
  return invitedAddress === email;
}

/** True if the address is verified and was given the roles. */
export function hasProvenAddress(account: UserRecord): boolean {
  return account.emailVerified && hasInvitedAddress(account);
}

/** True if the account is in service and still has the right; for work that a function does later in its name. */
export async function accountMay(uid: string, right: Right): Promise<boolean> {
  const account = await accountOf(uid);
  return account !== undefined && isInService(account) && may(account.customClaims ?? {}, right);
}

/** The address of an account, for texts that staff read; its id if it has none. */
export const nameOf = async (uid: string) => (await accountOf(uid))?.email ?? uid;

/** Finds the account with a normalized address; undefined if there is none. */
export const accountWith = (email: string) => ifFound(getAuth(firebaseApp()).getUserByEmail(email));

async function ifFound(account: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await account;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') {
      return undefined;
    }
    throw error;
  }
}
