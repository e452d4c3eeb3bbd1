import { logger, type StaffSession, useLocation } from '@raade/platform';
import { useEffect, useState } from 'react';

export type Counts = Readonly<Record<string, number>>;

/**
 * The number of records that wait for staff, by the name in `waitingCount` of a link. They are counted again on each page, but
 * not for each filter in its address. Empty until the server has answered.
 */
export function useWaitingCounts(countWaiting: StaffSession['countWaiting']): Counts {
  const { pathname } = useLocation();
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    let isCurrent = true;
    countWaiting?.().then(
      (newCounts) => isCurrent && setCounts(newCounts),
      (error: unknown) => logger.warn('what waits for staff is not known', {}, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [countWaiting, pathname]);
  return counts;
}
