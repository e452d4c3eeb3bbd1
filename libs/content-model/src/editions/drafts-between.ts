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

export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalContent(one) === canonicalContent(other);

function itemsBetween(
  part: ContentPart,
  before: EditionParts,
  after: EditionParts,
): readonly Draft[] {
  const old = new Map(keyedItems(part, before[part]).map(({ key, value }) => [key, value]));
  const now = keyedItems(part, after[part]);
  const keys = new Set(now.map(({ key }) => key));
  return [
    ...[...old.keys()].filter((key) => !keys.has(key)).map((item) => ({ part, item, value: null })),
    ...now
      .filter(({ key, value }) => !old.has(key) || !isSame(old.get(key), value))
      .map(({ key, value }) => ({ part, item: key, value })),
  ];
}
