import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { AuthFailure, orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';
import type { CodeQuestion } from './second-factor.ts';
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

/**
 * The code with which one of both goes on, where the account has a second factor.
 * @throws AuthFailure
 */
export function confirmCode(
  environment: Environment,
  question: CodeQuestion,
  code: string,
): Promise<void> {
  return signInAgain(environment, () => question.answer(code));
}

/** True if a sign-in is new enough for what is dangerous. */
export async function isSignInRecent(environment: Environment): Promise<boolean> {
  const token = await authOf(environment).currentUser?.getIdTokenResult();
  return token !== undefined && Date.now() - Date.parse(token.authTime) < SESSION_LIMITS.recentMs;
}

async function signInAgain(
  environment: Environment,
  way: (user: User) => Promise<void>,
): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) throw new AuthFailure('unknown');
  await orAuthFailure(async () => {
    const before = await currentSession(user);
    await way(user);
    // Without the second factor that is asked for there is no session at the server, and none to end.
    const isNoted = (await noteSession(environment)) === 'noted';
    const isAnother = (await currentSession(user)) !== before;
    if (isNoted && isAnother) await endSession(environment, before);
  });
}
