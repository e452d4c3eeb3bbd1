import { logger, type StaffSession, useLocation } from '@raade/platform';
import { useEffect, useState } from 'react';

export type Counts = Readonly<Record<string, number>>;

/** How much waits for staff, by the names that links give; counted anew with each page and each record. Empty until it is known. */
export function useWaiting(countWaiting: StaffSession['countWaiting']): Counts {
  const { key } = useLocation();
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
  }, [countWaiting, key]);
  return counts;
}
