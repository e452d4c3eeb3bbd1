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
import { checkIndexedDb } from './check-indexed-db.ts';
import { type AuthFailure, authFailureOf, orAuthFailure } from './auth-failure.ts';
import { oncePerEnvironment } from './once-per-environment.ts';

/** The signed-in account. Its roles decide only what pages show; rules and functions enforce rights. */
export interface Account {
  readonly email: string;
  readonly isStaff: boolean;
  readonly roles: readonly Role[];
  /** True if the sign-in used a second factor. */
  readonly tookSecondFactor: boolean;
}

/** The client of Firebase Auth. It has no popup resolver, to save code; `google-sign-in.ts` passes its own. */
export const authOf = oncePerEnvironment((environment) => {
  const auth = initializeAuth(firebaseApp(environment), { persistence: indexedDBLocalPersistence });
  if (environment.emulators) {
    connectAuthEmulator(auth, environment.emulators.auth, { disableWarnings: true });
  }
  return auth;
});

interface AccountObserver {
  /** Called once for the stored sign-in, and then for every change. Null if nobody is signed in. */
  readonly onAccount: (account: Account | null) => void;
  /** Called if the roles of the account could not be read. */
  readonly onFailure: (failure: AuthFailure) => void;
}

/** Observes who is signed in, also by another tab. Returns a function that stops this. */
export function observeAccount(
  environment: Environment,
  { onAccount, onFailure }: AccountObserver,
): () => void {
  let latestUser: User | null = null;
  let hasStopped = false;
  const handleUser = async (user: User | null) => {
    latestUser = user;
    // Reading the roles takes time, and somebody else may be signed in by then.
    const isCurrent = () => latestUser === user && !hasStopped;
    try {
      const account = user && (await accountOf(user));
      if (isCurrent()) onAccount(account);
    } catch (error) {
      if (isCurrent()) onFailure(authFailureOf(error));
    }
  };
  let stop: () => void = () => undefined;
  void checkIndexedDb().then(() => {
    if (!hasStopped) stop = onIdTokenChanged(authOf(environment), (user) => void handleUser(user));
  });
  return () => {
    hasStopped = true;
    stop();
  };
}

async function accountOf(user: User): Promise<Account> {
  const { claims } = await user.getIdTokenResult();
  // Without a verified address, an account has no roles, as in `firestore.rules`.
  const verifiedClaims = claims['email_verified'] === true ? claims : {};
  return {
    email: user.email ?? '',
    isStaff: isStaff(verifiedClaims),
    roles: rolesOf(verifiedClaims),
    tookSecondFactor: tookSecondFactor(claims),
  };
}

/** Signs in with a password. @throws AuthFailure; `second-factor.ts` continues after `second-factor-needed` */
export function signIn(environment: Environment, email: string, password: string): Promise<void> {
  return orAuthFailure(async () => {
    await checkIndexedDb();
    await signInWithEmailAndPassword(authOf(environment), normalizeAddress(email), password);
  });
}

export function signOut(environment: Environment): Promise<void> {
  return endSession(authOf(environment));
}

/** The id of the signed-in account; undefined if nobody is signed in or the stored sign-in is not loaded yet. */
export const currentAccountId = (environment: Environment): string | undefined =>
  authOf(environment).currentUser?.uid;
