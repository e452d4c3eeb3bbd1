import type { ContentPart } from '@raade/contracts/content/parts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentValue } from '@raade/contracts/content/values';
import { isList, keyOf } from './lists.ts';

/** A change to an item, to the order of a list or to a whole part, before it is published. */
export interface Draft {
  readonly part: ContentPart;
  /** Null for the part itself; for a list, the order of its items as a list of their keys. */
  readonly item: string | null;
  /** Null removes the item. */
  readonly value: ContentValue;
}

/** An item of a list with the key that drafts use: that of the live item, even if the draft changes its key field. */
export interface KeyedItem {
  readonly key: string;
  readonly value: ContentValue;
}

/**
 * Merges drafts into the parts; the order of the drafts does not matter. A changed item keeps its place, and new items
 * come last, sorted by key. If there is a draft of the order, items that it does not name come last.
 */
export function mergeDrafts(parts: EditionParts, drafts: readonly Draft[]): EditionParts {
  const merged = { ...parts };
  for (const part of new Set(drafts.map((draft) => draft.part))) {
    const partDraft = partDraftIn(part, drafts);
    if (!isList(part)) merged[part] = partDraft ? partDraft.value : parts[part];
    else merged[part] = keyedWithDrafts(part, parts[part], drafts).map(valueOf);
  }
  return merged;
}

/** The draft of a part itself; for a list, that of its order. */
const partDraftIn = (part: ContentPart, drafts: readonly Draft[]) =>
  drafts.find((draft) => draft.part === part && draft.item === null);

/** The items of a list merged with their drafts, with the keys that drafts use. */
export function keyedWithDrafts(
  part: ContentPart,
  list: ContentValue,
  drafts: readonly Draft[],
): readonly KeyedItem[] {
  const ownDrafts = drafts.filter((draft) => draft.part === part);
  return inOrder(mergedItems(part, list, ownDrafts), partDraftIn(part, ownDrafts)?.value);
}

/** The items of a list with their keys. Without a key, or with a duplicate one, the key is the position: `#3`. */
export function keyedItems(part: ContentPart, list: ContentValue): readonly KeyedItem[] {
  const usedKeys = new Set<string>();
  return (Array.isArray(list) ? list : []).map((value, index) => {
    const name = keyOf(part, value);
    const key = name === undefined || usedKeys.has(name) ? `#${index + 1}` : name;
    usedKeys.add(key);
    return { key, value };
  });
}

/** The live value that a draft replaces: an item, the order of a list, or a whole part. Null if there is none. */
export function itemIn(part: ContentPart, value: ContentValue, item: string | null): ContentValue {
  if (!isList(part)) return value;
  const items = keyedItems(part, value);
  if (item === null) return items.map(({ key }) => key);
  return items.find(({ key }) => key === item)?.value ?? null;
}

const valueOf = ({ value }: KeyedItem) => value;

/** The items of a list with their drafts: first the live ones in their order, then new ones. */
function mergedItems(
  part: ContentPart,
  list: ContentValue,
  drafts: readonly Draft[],
): readonly KeyedItem[] {
  const live = keyedItems(part, list);
  const draftValues = new Map(
    drafts.flatMap(({ item, value }) => (item === null ? [] : [[item, value] as const])),
  );
  // A null value, which removes an item, is filtered out at the end.
  const existing = live.map(({ key, value }) => ({ key, value: draftValues.get(key) ?? value }));
  const isLive = (key: string) => live.some((item) => item.key === key);
  const added = [...draftValues]
    .filter(([key]) => !isLive(key))
    .map(([key, value]) => ({ key, value }))
    .sort(byKey);
  return [...existing, ...added].filter(({ key }) => draftValues.get(key) !== null);
}

const byKey = (one: KeyedItem, other: KeyedItem) => (one.key < other.key ? -1 : 1);

/** Sorts items in the order of the keys. Items without a place in it come last. */
function inOrder(
  items: readonly KeyedItem[],
  order: ContentValue | undefined,
): readonly KeyedItem[] {
  const keys = Array.isArray(order) ? order : [];
  const sortedItems = new Set(keys.flatMap((key) => items.find((item) => item.key === key) ?? []));
  return [...sortedItems, ...items.filter((item) => !sortedItems.has(item))];
}
