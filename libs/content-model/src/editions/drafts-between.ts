import { CONTENT_PARTS, type ContentPart } from '@raade/contracts/content/parts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { canonicalContent } from './edition.ts';
import { isList } from './lists.ts';
import { type Draft, keyedItems, mergeDrafts } from './merge-drafts.ts';

/** The drafts that turn one state of the content into another. */
export function draftsBetween(before: EditionParts, after: EditionParts): readonly Draft[] {
  return CONTENT_PARTS.flatMap((part): readonly Draft[] => {
    if (isSame(before[part], after[part])) return [];
    if (!isList(part)) return [{ part, item: null, value: after[part] }];
    const items = itemsBetween(part, before, after);
    const merged = mergeDrafts(before, items);
    if (isSame(merged[part], after[part])) return items;
    const order = keyedItems(part, after[part]).map(({ key }) => key);
    return [...items, { part, item: null, value: order }];
  });
}

/** True if two values are the same content. The order of fields does not matter. */
export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalContent(one) === canonicalContent(other);

/** The drafts of removed, added and changed items of a list. */
function itemsBetween(
  part: ContentPart,
  before: EditionParts,
  after: EditionParts,
): readonly Draft[] {
  const oldItems = new Map(keyedItems(part, before[part]).map(({ key, value }) => [key, value]));
  const newItems = keyedItems(part, after[part]);
  const keys = new Set(newItems.map(({ key }) => key));
  const removedKeys = [...oldItems.keys()].filter((key) => !keys.has(key));
  return [
    ...removedKeys.map((item) => ({ part, item, value: null })),
    ...newItems
      .filter(({ key, value }) => !oldItems.has(key) || !isSame(oldItems.get(key), value))
      .map(({ key, value }) => ({ part, item: key, value })),
  ];
}
