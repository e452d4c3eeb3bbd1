import { withDeadline } from '@raade/browser';
import { type Account, observeAccount } from '@raade/firebase/auth';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { readSecondFactorMode } from '@raade/firebase/sign-in-settings';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';

/** Most milliseconds to wait for the sign-in settings. */
const SETTINGS_DEADLINE_MS = 5000;

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
  const isIn = account.tookSecondFactor || !(await needsSecondFactor());
  return { status: isIn ? 'staff' : 'without-second-factor', account };
}

/** False if the settings cannot be read: rules and functions check the second factor, too. */
async function needsSecondFactor(): Promise<boolean> {
  try {
    const late = () => new Error(`No answer within ${SETTINGS_DEADLINE_MS} ms`);
    const asked = readSecondFactorMode(environment());
    return (await withDeadline(asked, SETTINGS_DEADLINE_MS, late)) === 'required';
  } catch (error) {
    logger.warn('second factor not asked about', {}, error);
    return false;
  }
}

/** The session of the account, also as it changes. `check` tries again after a failure. */
export function useSession(): { session: Session; check: () => void } {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  const [checks, setChecks] = useState(1);

  useEffect(() => {
    // Only the latest check counts: the account may change while an earlier one is running.
    let news = 0;
    const tell = async (known: Promise<Session>) => {
      news += 1;
      const latest = news;
      const found = await known;
      if (latest === news) setSession(found);
    };
    const stop = observeAccount(environment(), {
      onAccount: (account) => void tell(sessionOf(account)),
      onFailure: (failure) => {
        logger.error('session not known', { reason: failure.reason, checks }, failure);
        void tell(Promise.resolve({ status: 'failed', reason: failure.reason }));
      },
    });
    return () => {
      news += 1;
      stop();
    };
  }, [checks]);

  const check = () => {
    setSession({ status: 'checking' });
    setChecks((count) => count + 1);
  };
  return { session, check };
}
