import { useContent } from '@raade/content-model/provided/use-content';
import { useMemo } from 'react';
import { useQuery } from '../../query/use-query.ts';
import { daysOf } from '../../content/schedule.ts';
import { readView, type ScheduleView, writeView } from './schedule-view.ts';

/**
 * The view that the URL asks for, and how to change it. Another day is a step that Back undoes; filters and
 * zones change the step in place.
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
