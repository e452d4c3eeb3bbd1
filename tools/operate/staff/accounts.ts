import type { App } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { Failure } from '@raade/contracts/base/failure';
import { hasInvitedAddress, hasProvenAddress } from '@raade/functions/base/rights/account';

/**
 * Finds the account with an address; undefined if there is none.
 * @throws Failure if the address is invalid
 */
async function findAccount(app: App, email: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError)) throw error;
    if (error.code === 'auth/user-not-found') return undefined;
    if (error.code === 'auth/invalid-email') throw new Failure(`${email} is no email address.`);
    throw error;
  }
}

/**
 * Returns the account with an address.
 * @throws Failure if there is none, or the address is invalid
 */
export async function getAccount(app: App, email: string): Promise<UserRecord> {
  const account = await findAccount(app, email);
  if (account) return account;
  throw new Failure(
    `There is no account with the address ${email}.\n` +
      'Create one with `npm run staff -- invite`. Browsers cannot create accounts.',
  );
}

/**
 * Finds or creates the account with the address, whose owner will then set a new password. The new password ends the
 * access of anybody who knows the old one.
 * @throws Failure for an account with other ways to sign in, or whose roles were given to another address
 */
export async function ensureAccount(app: App, email: string): Promise<UserRecord> {
  const account = await findAccount(app, email);
  if (!account) return getAuth(app).createUser({ email });
  // A new password does not remove other providers and second factors, which may be a stranger's.
  const otherProviders = account.providerData.filter(({ providerId }) => providerId !== 'password');
  const factors = account.multiFactor?.enrolledFactors ?? [];
  const isSafe = account.emailVerified || otherProviders.length + factors.length === 0;
  if (isSafe && hasInvitedAddress(account)) return account;
  throw new Failure(
    `A stranger may have made the account of ${email}, and could still sign in to it:\n` +
      `${describeAccount(account)}.\nDelete it in the Firebase console, then try again.`,
  );
}

/**
 * The account with the address, if the address is verified and is the one to which the account's roles were given.
 * @throws Failure for an account that somebody else may have made
 */
export async function getProvenAccount(app: App, email: string): Promise<UserRecord> {
  const account = await getAccount(app, email);
  if (hasProvenAddress(account)) return account;
  throw new Failure(
    `There is no proof that ${email} belongs to the owner of its account. A stranger may have\n` +
      `made the account: ${describeAccount(account)}.\n` +
      'Let the owner set a password with the link of `npm run staff -- invite`, then try again.',
  );
}

/** Like `account jx3…, signs in by password, created Sat, 01 Mar 2025 12:00:00 GMT`. */
export function describeAccount({ uid, providerData, metadata }: UserRecord): string {
  const providers = providerData.map(({ providerId }) => providerId).join(' and ') || 'nothing yet';
  return `account ${uid}, signs in by ${providers}, created ${metadata.creationTime}`;
}
