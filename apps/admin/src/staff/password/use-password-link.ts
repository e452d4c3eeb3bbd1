import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';
import { addressOfLink } from '@raade/firebase/password-link';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';

export type LinkState =
  | { readonly status: 'checking' }
  | { readonly status: 'over' }
  | { readonly status: 'failed'; readonly reason: AuthFailureReason }
  | { readonly status: 'good'; readonly email: string };

/** The reason why Firebase Auth did not do what it was asked for. */
export function reasonOf(error: unknown): AuthFailureReason {
  return error instanceof AuthFailure ? error.reason : 'unknown';
}

async function stateOf(code: string): Promise<LinkState> {
  try {
    return { status: 'good', email: await addressOfLink(environment(), code) };
  } catch (error) {
    const reason = reasonOf(error);
    logger.warn('link not good', { reason }, error);
    // A link to an account that was removed or disabled is over, like any other that does not work.
    const isOver = ['link-over', 'wrong-credentials', 'account-disabled'].includes(reason);
    return isOver ? { status: 'over' } : { status: 'failed', reason };
  }
}

/** Whose password the link sets, if it is still good. `check` asks again after a failure. */
export function usePasswordLink(code: string) {
  const [state, setState] = useState<LinkState>({ status: 'checking' });
  const [checks, setChecks] = useState(1);

  useEffect(() => {
    let hasStopped = false;
    void stateOf(code).then((found) => !hasStopped && setState(found));
    return () => {
      hasStopped = true;
    };
  }, [code, checks]);

  const check = () => {
    setState({ status: 'checking' });
    setChecks((count) => count + 1);
  };
  const end = () => setState({ status: 'over' });
  return { state, check, end };
}
