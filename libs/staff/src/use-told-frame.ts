import { mayAs } from '@raade/contracts/staff/claims';
import { isRight } from '@raade/contracts/staff/rights';
import { tellStaffSession } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';
import type { Session } from './use-session.ts';

const ACCOUNT_PAGE = '/admin/account';

/** Its code comes with the first search. */
async function search(text: string) {
  const { searchStaff } = await import(
    /* webpackChunkName: "staff-search" */ './search/search-staff.lazy.ts'
  );
  return searchStaff(text);
}

/** Its code comes with the first count. */
async function countWaiting() {
  const { countWaiting: count } = await import(
    /* webpackChunkName: "staff-search" */ './search/count-waiting.lazy.ts'
  );
  return count();
}

interface WaysOut {
  readonly handleSignOut: () => void;
  /** Of an account whose pages are still closed. */
  readonly handleTurnedAway: () => void;
}

/** Keeps the frame told of who is signed in. It goes on showing what it knows while that is being found out. */
export function useToldFrame(session: Session, { handleSignOut, handleTurnedAway }: WaysOut): void {
  const signOut = useEffectEvent(handleSignOut);
  const turnAway = useEffectEvent(handleTurnedAway);
  useEffect(() => {
    if (session.status === 'staff') {
      const { email, roles } = session.account;
      const may = (right: string) => isRight(right) && mayAs(roles, right);
      const access = { may, accountPage: ACCOUNT_PAGE };
      tellStaffSession({ email, signOut: () => signOut(), access, search, countWaiting });
    } else if (session.status === 'without-second-factor') {
      const { email } = session.account;
      tellStaffSession({ email, signOut: () => turnAway() });
    } else if (session.status !== 'checking') {
      tellStaffSession(undefined);
    }
  }, [session]);
}
