import { useContent } from '@raade/content-model/provided/use-content';
import { useMemo } from 'react';
import { useQuery } from '../../query/use-query.ts';
import { daysOf } from '../../content/schedule.ts';
import { readView, type ScheduleView, writeView } from './schedule-view.ts';

/**
 * Returns the view in the URL and a function to change it. Choosing another day adds a history entry; other changes
 * replace the current one.
 */
export function useScheduleView() {
  const days = daysOf(useContent());
  const [query, setQuery] = useQuery();
  const view = useMemo(() => readView(query, days), [query, days]);
  const change = (changes: Partial<ScheduleView>) => {
    const next = { ...view, ...changes };
    setQuery((current) => writeView(current, next, days), {
      replace: next.day === view.day,
      preventScrollReset: true,
    });
  };
  return { view, change };
}
