import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as endSession,
  type User,
} from 'firebase/auth';
import { normalizeAddress } from '@raade/contracts/base/email-address';
import type { Environment } from '@raade/contracts/releases/environment';
import { isStaff, rolesOf } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { tookSecondFactor } from '@raade/contracts/staff/second-factor';
import { firebaseApp } from './app.ts';
import { databasesAnswer } from './databases-answer.ts';
import { type AuthFailure, authFailureOf, orAuthFailure } from './auth-failure.ts';
import { oncePerEnvironment } from './once-per-environment.ts';

/** The account that is signed in. Its roles are for what to show; rules and functions decide what it may do. */
export interface Account {
  readonly email: string;
  readonly isStaff: boolean;
  readonly roles: readonly Role[];
  /** True if a second factor was asked for at the sign-in, and given. */
  readonly tookSecondFactor: boolean;
}

// Auth without the ways of signing in that need more than it; each of them brings what it needs.
export const authOf = oncePerEnvironment((environment) => {
  const auth = initializeAuth(firebaseApp(environment), { persistence: indexedDBLocalPersistence });
  if (environment.emulators) {
    connectAuthEmulator(auth, environment.emulators.auth, { disableWarnings: true });
  }
  return auth;
});

interface AccountObserver {
  /** Called soon for a session that was kept, and then whenever it changes. Null: nobody is signed in. */
  readonly onAccount: (account: Account | null) => void;
  /** The account's role could not be read. */
  readonly onFailure: (failure: AuthFailure) => void;
}

/** Tells who is signed in, also when that happens in another tab. Returns the way to stop. */
export function observeAccount(
  environment: Environment,
  { onAccount, onFailure }: AccountObserver,
): () => void {
  let latest: User | null = null;
  let hasStopped = false;
  const note = async (user: User | null) => {
    latest = user;
    // A role takes a moment to read: by then somebody else may be signed in.
    const isCurrent = () => latest === user && !hasStopped;
    try {
      const account = user && (await accountOf(user));
      if (isCurrent()) onAccount(account);
    } catch (error) {
      if (isCurrent()) onFailure(authFailureOf(error));
    }
  };
  let stop: () => void = () => undefined;
  void databasesAnswer().then(() => {
    if (!hasStopped) stop = onIdTokenChanged(authOf(environment), (user) => void note(user));
  });
  return () => {
    hasStopped = true;
    stop();
  };
}

async function accountOf(user: User): Promise<Account> {
  const { claims } = await user.getIdTokenResult();
  // An address that nobody has verified gives no rights, as in the rules.
  const proven = claims['email_verified'] === true ? claims : {};
  return {
    email: user.email ?? '',
    isStaff: isStaff(proven),
    roles: rolesOf(proven),
    tookSecondFactor: tookSecondFactor(claims),
  };
}

/** @throws AuthFailure; `second-factor-needed` if the password is right, and `second-factor.ts` asks for a code */
export function signIn(environment: Environment, email: string, password: string): Promise<void> {
  return orAuthFailure(async () => {
    await databasesAnswer();
    await signInWithEmailAndPassword(authOf(environment), normalizeAddress(email), password);
  });
}

export function signOut(environment: Environment): Promise<void> {
  return endSession(authOf(environment));
}

/** The id of the account that is signed in here; undefined if none is, or if it is not known yet. */
export const accountHere = (environment: Environment): string | undefined =>
  authOf(environment).currentUser?.uid;
