import { type Account, observeAccount } from '@raade/firebase/auth';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'staff'; readonly account: Account }
  | { readonly status: 'not-staff'; readonly account: Account }
  | { readonly status: 'failed'; readonly reason: AuthFailureReason };

function sessionOf(account: Account | null): Session {
  if (!account) return { status: 'signed-out' };
  return { status: account.isStaff ? 'staff' : 'not-staff', account };
}

/** The account that is signed in, from now on. `check` asks again after a failure. */
export function useSession(): { session: Session; check: () => void } {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  const [checks, setChecks] = useState(1);

  useEffect(
    () =>
      observeAccount(environment(), {
        onAccount: (account) => setSession(sessionOf(account)),
        onFailure: (failure) => {
          logger.error('session not known', { reason: failure.reason, checks }, failure);
          setSession({ status: 'failed', reason: failure.reason });
        },
      }),
    [checks],
  );

  const check = () => {
    setSession({ status: 'checking' });
    setChecks((count) => count + 1);
  };
  return { session, check };
}
