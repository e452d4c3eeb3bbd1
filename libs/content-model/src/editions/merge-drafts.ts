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
export interface Keyed {
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
    const whole = wholeOf(part, drafts);
    if (!isList(part)) merged[part] = whole ? whole.value : parts[part];
    else merged[part] = keyedWithDrafts(part, parts[part], drafts).map(valueOf);
  }
  return merged;
}

const wholeOf = (part: ContentPart, drafts: readonly Draft[]) =>
  drafts.find((draft) => draft.part === part && draft.item === null);

/** The items of a list merged with their drafts, with the keys that drafts use. */
export function keyedWithDrafts(
  part: ContentPart,
  list: ContentValue,
  drafts: readonly Draft[],
): readonly Keyed[] {
  const own = drafts.filter((draft) => draft.part === part);
  return ordered(mergedItems(part, list, own), wholeOf(part, own)?.value);
}

/** The items of a list with their keys. Without a key, or with a duplicate one, the key is the position: `#3`. */
export function keyedItems(part: ContentPart, list: ContentValue): readonly Keyed[] {
  const taken = new Set<string>();
  return (Array.isArray(list) ? list : []).map((value, index) => {
    const name = keyOf(part, value);
    const key = name === undefined || taken.has(name) ? `#${index + 1}` : name;
    taken.add(key);
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

const valueOf = ({ value }: Keyed) => value;

function mergedItems(
  part: ContentPart,
  list: ContentValue,
  drafts: readonly Draft[],
): readonly Keyed[] {
  const live = keyedItems(part, list);
  const changed = new Map(
    drafts.flatMap(({ item, value }) => (item === null ? [] : [[item, value] as const])),
  );
  const existing = live.map(({ key, value }) => ({ key, value: changed.get(key) ?? value }));
  const isLive = (key: string) => live.some((item) => item.key === key);
  const added = [...changed]
    .filter(([key]) => !isLive(key))
    .map(([key, value]) => ({ key, value }))
    .sort(byKey);
  return [...existing, ...added].filter(({ key }) => changed.get(key) !== null);
}

const byKey = (one: Keyed, other: Keyed) => (one.key < other.key ? -1 : 1);

function ordered(items: readonly Keyed[], order: ContentValue | undefined): readonly Keyed[] {
  const keys = Array.isArray(order) ? order : [];
  const named = keys.flatMap((key) => items.filter((item) => item.key === key).slice(0, 1));
  const unique = [...new Set(named)];
  return [...unique, ...items.filter((item) => !unique.includes(item))];
}
