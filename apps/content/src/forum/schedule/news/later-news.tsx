import { logger } from '@raade/platform';
import { type ComponentType, useEffect, useState } from 'react';

/** Whoever only passes by needs nothing of it. */
const LATER_MS = 15_000;

/** What tells of changes, once somebody has stayed for a while. */
export function LaterNews() {
  const [News, setNews] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "schedule-news" */ './schedule-news.lazy.tsx').then(
        ({ ScheduleNews }) => setNews(() => ScheduleNews),
        (error: unknown) => logger.warn('schedule news not loaded', { phase: 'page' }, error),
      );
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return News && <News />;
}
