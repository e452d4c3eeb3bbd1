import { useContent } from '@raade/content-model/provided/use-content';
import { useMemo } from 'react';
import { useQuery } from '../../query/use-query.ts';
import { daysOf } from '../../content/schedule.ts';
import { readView, type ScheduleView, writeView } from './schedule-view.ts';

/** Returns the view in the URL and a function to change it. Only another day adds an entry to the history. */
export function useScheduleView() {
  const days = daysOf(useContent());
  const [query, setQuery] = useQuery();
  const view = useMemo(() => readView(query, days), [query, days]);
  const change = (changes: Partial<ScheduleView>) => {
    const newView = { ...view, ...changes };
    setQuery((current) => writeView(current, newView, days), {
      replace: newView.day === view.day,
      preventScrollReset: true,
    });
  };
  return { view, change };
}
