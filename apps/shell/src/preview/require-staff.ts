import type { Environment } from '@raade/contracts/releases/environment';
import { mayAs } from '@raade/contracts/staff/claims';
import type { Right as AnyRight } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { PreviewRefused } from '@raade/federation/preview';

/** The rights that previews need. */
type Right = Extract<AnyRight, 'releases.preview' | 'content.read'>;

const NOT_ALLOWED: Readonly<Record<Right, string>> = {
  'releases.preview': 'Only staff can preview a release. This account is not.',
  'content.read': 'Only editors can preview content. This account is none.',
};

interface Account {
  readonly roles: readonly Role[];
}

const loadAuth = () => import(/* webpackChunkName: "auth" */ '@raade/firebase/auth');
const loadIdleLimit = () => import(/* webpackChunkName: "auth" */ '@raade/firebase/idle-limit');

/** The account that is signed in right now. */
async function currentAccount(environment: Environment): Promise<Account | null> {
  const { observeAccount } = await loadAuth();
  return new Promise((resolve, reject) => {
    const stop = observeAccount(environment, {
      onAccount(account) {
        stop();
        resolve(account);
      },
      onFailure(failure) {
        stop();
        reject(failure);
      },
    });
  });
}

/**
 * Resolves if an account with this right is signed in and its session has not ended by idleness. The check counts as
 * activity of the session.
 * @throws PreviewRefused, or `AuthFailure` if the sign-in could not be checked
 */
export async function requireStaff(environment: Environment, right: Right): Promise<void> {
  const [account, { recordActivity, timeLeft }] = await Promise.all([
    currentAccount(environment),
    loadIdleLimit(),
  ]);
  if (!account || timeLeft() === 0) {
    throw new PreviewRefused('signed-out', 'Sign in as staff first, then open the link again.');
  }
  if (!mayAs(account.roles, right)) {
    throw new PreviewRefused('not-staff', NOT_ALLOWED[right]);
  }
  recordActivity();
}
