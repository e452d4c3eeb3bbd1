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
import { sessionIdOf, endSession, recordSessionUse } from './session.ts';

/** True if the signed-in account has a password. Accounts that only use Google have none. */
export function hasPassword(environment: Environment): boolean {
  const providers = authOf(environment).currentUser?.providerData ?? [];
  return providers.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/**
 * Signs in again with the password, for actions that need a recent sign-in. Starts a new session on the same page.
 * @throws AuthFailure
 */
export function confirmPassword(environment: Environment, password: string): Promise<void> {
  return signInAgain(environment, async (user) => {
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
  });
}

/**
 * Signs in again with Google's popup. Must be called in the handler of a click.
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
 * Completes a new sign-in with a code, if the account has a second factor.
 * @throws AuthFailure
 */
export function confirmCode(
  environment: Environment,
  question: CodeQuestion,
  code: string,
): Promise<void> {
  return signInAgain(environment, () => question.answer(code));
}

/** True if the last sign-in is recent enough for dangerous actions. */
export async function isSignInRecent(environment: Environment): Promise<boolean> {
  const token = await authOf(environment).currentUser?.getIdTokenResult();
  return token !== undefined && Date.now() - Date.parse(token.authTime) < SESSION_LIMITS.recentMs;
}

async function signInAgain(
  environment: Environment,
  reauthenticate: (user: User) => Promise<void>,
): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) throw new AuthFailure('unknown');
  await orAuthFailure(async () => {
    const previousSession = await sessionIdOf(user);
    await reauthenticate(user);
    // Without a required second factor, the server refuses the new session; then the old one stays.
    const isAudited = (await recordSessionUse(environment)) === 'recorded';
    const isNewSession = (await sessionIdOf(user)) !== previousSession;
    if (isAudited && isNewSession) await endSession(environment, previousSession);
  });
}
