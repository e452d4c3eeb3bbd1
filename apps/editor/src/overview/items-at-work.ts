import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { removedItems, workingDrafts, workingItems } from '../newsroom/items.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { itemState } from '../parts/item-states.ts';

interface ItemAtWork {
  readonly item: string | null;
  readonly value: ContentValue;
}

/** Of a list, what has a draft or has to be corrected, what is to be removed, and its order if that is a draft. */
export function itemsAtWork(ready: ReadyNewsroom, part: ContentPart): readonly ItemAtWork[] {
  const drafts = workingDrafts(ready).filter((draft) => draft.part === part);
  const isDraft = (key: string) => drafts.some(({ item }) => item === key);
  const there = workingItems(ready, part)
    .filter(
      ({ key, value }) =>
        isDraft(key) || itemState(ready, { part, item: key }, value).findings.length > 0,
    )
    .map(({ key, value }) => ({ item: key, value }));
  const gone = removedItems(ready, part).map(({ key, value }) => ({ item: key, value }));
  const order = drafts.filter(({ item }) => item === null);
  return [...there, ...gone, ...order];
}
