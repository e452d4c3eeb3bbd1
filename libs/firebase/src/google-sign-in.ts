import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';

/**
 * Opens Google's window, in which an account is chosen. Call it while a click is handled: browsers open no
 * window otherwise.
 * @throws AuthFailure
 */
export async function signInWithGoogle(environment: Environment): Promise<void> {
  const provider = new GoogleAuthProvider();
  // Somebody with several accounts shall choose, also after the wrong one was taken.
  provider.setCustomParameters({ prompt: 'select_account' });
  await orAuthFailure(() =>
    signInWithPopup(authOf(environment), provider, browserPopupRedirectResolver),
  );
}
