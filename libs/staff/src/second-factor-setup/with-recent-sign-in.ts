import { AuthFailure } from '@raade/firebase/auth-failure';
import { isSignInRecent } from '@raade/firebase/sign-in-again';
import { environment } from '@raade/platform';
import { askToReauthenticate } from '../step-up/reauthentication.store.ts';

/**
 * Runs a change of the second factors, which needs a sign-in of the last minutes; without one the page asks for it.
 * Firebase Auth may ask for a newer one than we do.
 * @throws AuthFailure; `canceled` if nobody signed in again
 */
export async function withRecentSignIn(change: () => Promise<void>): Promise<void> {
  if (!(await isSignInRecent(environment()))) await confirm();
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AuthFailure) || error.reason !== 'sign-in-too-old') throw error;
    await confirm();
    await change();
  }
}

async function confirm(): Promise<void> {
  if (!(await askToReauthenticate())) throw new AuthFailure('canceled');
}
