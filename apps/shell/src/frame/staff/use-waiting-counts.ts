import { logger, type StaffSession, useLocation } from '@raade/platform';
import { useEffect, useState } from 'react';

export type Counts = Readonly<Record<string, number>>;

/**
 * The number of records that wait for staff, by the name in `waits` of a link. Counted again with each page, not
 * with each filter in its address; empty until the server has answered.
 */
export function useWaitingCounts(countWaiting: StaffSession['countWaiting']): Counts {
  const { pathname } = useLocation();
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    let isCurrent = true;
    countWaiting?.().then(
      (counted) => isCurrent && setCounts(counted),
      (error: unknown) => logger.warn('what waits for staff is not known', {}, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [countWaiting, pathname]);
  return counts;
}
