import { logger } from '@raade/platform';
import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "schedule-extras" */ './extras.lazy.ts');

type Extras = Awaited<ReturnType<typeof load>>;

/** Parts of the schedule that most visits never show, once one of them is wanted and its code is there. */
export function useExtras(isWanted: boolean): Extras | undefined {
  const [extras, setExtras] = useState<Extras>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(setExtras, (error: unknown) =>
      logger.warn('parts of the schedule not loaded', { phase: 'page' }, error),
    );
  }, [isWanted]);
  return isWanted ? extras : undefined;
}
