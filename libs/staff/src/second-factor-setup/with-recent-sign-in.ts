import { AuthFailure } from '@raade/firebase/auth-failure';
import { isSignInRecent } from '@raade/firebase/sign-in-again';
import { environment } from '@raade/platform';
import { askToReauthenticate } from '../step-up/reauthentication.store.ts';

/**
 * Runs a change of the second factors, which needs a sign-in of the last minutes. Without one, the page asks for a new
 * sign-in. Firebase Auth may require a more recent sign-in than this site; then the page asks for one, too.
 * @throws AuthFailure; `canceled` if nobody signed in again
 */
export async function withRecentSignIn(change: () => Promise<void>): Promise<void> {
  if (!(await isSignInRecent(environment()))) await signInAgain();
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AuthFailure) || error.reason !== 'sign-in-too-old') throw error;
    await signInAgain();
    await change();
  }
}

async function signInAgain(): Promise<void> {
  if (!(await askToReauthenticate())) throw new AuthFailure('canceled');
}
