import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/environment';
import { AuthFailure, authFailureOf } from './auth-failure.ts';
import { authOf } from './auth.ts';
import { currentSession, endSession, noteSession } from './session.ts';

/** True if whoever is signed in has a password; they may have signed in with Google alone. */
export function hasPassword(environment: Environment): boolean {
  const ways = authOf(environment).currentUser?.providerData ?? [];
  return ways.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/**
 * Shows with the password that whoever is at work is still the same: the session begins anew, in the same place.
 * @throws AuthFailure
 */
export function confirmPassword(environment: Environment, password: string): Promise<void> {
  return signInAgain(environment, async (user) => {
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
  });
}

/**
 * The same by Google's window. Call it while a click is handled.
 * @throws AuthFailure
 */
export function confirmWithGoogle(environment: Environment): Promise<void> {
  return signInAgain(environment, async (user) => {
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ login_hint: user.email ?? '', prompt: 'login' });
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  });
}

async function signInAgain(
  environment: Environment,
  way: (user: User) => Promise<void>,
): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) throw new AuthFailure('unknown');
  try {
    const before = await currentSession(user);
    await way(user);
    await noteSession(environment);
    if ((await currentSession(user)) !== before) await endSession(environment, before);
  } catch (error) {
    throw authFailureOf(error);
  }
}
