import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';

/**
 * Signs in with a Google account, which is chosen in a popup. Must be called in the handler of a click, or browsers
 * block the popup.
 * @throws AuthFailure
 */
export async function signInWithGoogle(environment: Environment): Promise<void> {
  const provider = new GoogleAuthProvider();
  // Always asks for the account, also after the wrong one was chosen before.
  provider.setCustomParameters({ prompt: 'select_account' });
  await orAuthFailure(() =>
    signInWithPopup(authOf(environment), provider, browserPopupRedirectResolver),
  );
}
