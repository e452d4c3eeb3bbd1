import { withDeadline } from '@raade/browser';
import { type Account, observeAccount } from '@raade/firebase/auth';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { readSecondFactorMode } from '@raade/firebase/sign-in-settings';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';

/** Longest wait for the sign-in settings. */
const SETTINGS_DEADLINE_MS = 5000;

/** The state of the sign-in on this page. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'staff'; readonly account: Account }
  /** Staff without the second factor that is required here. */
  | { readonly status: 'without-second-factor'; readonly account: Account }
  | { readonly status: 'not-staff'; readonly account: Account }
  | { readonly status: 'failed'; readonly reason: AuthFailureReason };

async function sessionOf(account: Account | null): Promise<Session> {
  if (!account) return { status: 'signed-out' };
  if (!account.isStaff) return { status: 'not-staff', account };
  const hasFactor = account.tookSecondFactor || !(await needsSecondFactor());
  return { status: hasFactor ? 'staff' : 'without-second-factor', account };
}

/** False if the settings cannot be read. That is safe, since rules and functions check the second factor, too. */
async function needsSecondFactor(): Promise<boolean> {
  try {
    const timeoutError = () => new Error(`No answer within ${SETTINGS_DEADLINE_MS} ms`);
    const answer = readSecondFactorMode(environment());
    return (await withDeadline(answer, SETTINGS_DEADLINE_MS, timeoutError)) === 'required';
  } catch (error) {
    logger.warn('second factor not asked about', {}, error);
    return false;
  }
}

/** The session of the account, also as it changes. `check` tries again after a failure. */
export function useSession(): { session: Session; check: () => void } {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  // A new number runs the check again.
  const [checks, setChecks] = useState(1);

  useEffect(() => {
    // Only the latest check counts: the account may change while an earlier one is running.
    let latestCheck = 0;
    const update = async (nextSession: Promise<Session>) => {
      latestCheck += 1;
      const thisCheck = latestCheck;
      const newSession = await nextSession;
      if (thisCheck === latestCheck) setSession(newSession);
    };
    const stopObserving = observeAccount(environment(), {
      onAccount: (account) => void update(sessionOf(account)),
      onFailure: (failure) => {
        logger.error('session not known', { reason: failure.reason, checks }, failure);
        void update(Promise.resolve({ status: 'failed', reason: failure.reason }));
      },
    });
    return () => {
      latestCheck += 1;
      stopObserving();
    };
  }, [checks]);

  const check = () => {
    setSession({ status: 'checking' });
    setChecks((count) => count + 1);
  };
  return { session, check };
}
