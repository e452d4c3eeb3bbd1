import { useDeferredValue, useMemo } from 'react';
import { workingItem, workingParts } from '../newsroom/items.ts';
import type { ItemName, ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { type Problem, problemsOf } from './form/problems.ts';

/** What has to be corrected in an item. Looking through all content takes a phone a moment: letters come first. */
export function useProblems(ready: ReadyNewsroom, { part, item }: ItemName): readonly Problem[] {
  const settled = useDeferredValue(ready);
  return useMemo(() => {
    const name = { part, item };
    const value = workingItem(settled, name);
    return value === null ? [] : problemsOf(name, value, workingParts(settled));
  }, [settled, part, item]);
}
