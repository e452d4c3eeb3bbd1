import { keyOf } from '@raade/content-model/editions/lists';
import { keyedItems } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { workingItems } from '../newsroom/items.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { valueAt } from './form/values.ts';

/** Ids that no new item of a list can have, though what is live under them may be about to go. */
export function takenIds(ready: ReadyNewsroom, part: ContentPart): readonly string[] {
  const items = [...workingItems(ready, part), ...keyedItems(part, ready.content.parts[part])];
  const ids = items.flatMap(({ key, value }) => [key, keyOf(part, value) ?? key]);
  return part === 'sessions' ? [...ids, ...pastSessionIds(ready)] : ids;
}

/** Calendars, links and favorites know the sessions of past forums by their ids for ever. */
export const pastSessionIds = (ready: ReadyNewsroom): readonly string[] =>
  workingItems(ready, 'past-forums').flatMap(({ value }) =>
    keyedItems('sessions', valueAt(value, 'sessions') ?? null).map(({ key }) => key),
  );
