import { isList, keyOf } from '@raade/content-model/editions/lists';
import type { Field } from '@raade/content-model/fields/field-registry';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { keyedItems } from '@raade/content-model/editions/merge-drafts';
import { workingItem, workingItems } from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { itemTitle } from '../items/item-names.ts';
import type { FieldOption } from './form-context.ts';
import { listIn, type Path, textIn, valueAt } from '../items/field-values.ts';

type ListId = NonNullable<Field['names']>;

/** The lists that fields refer to: the part, the field that is the key of an item and, for a list inside a part, its field. */
const SOURCES: Readonly<Record<ListId, readonly [part: ContentPart, key: string, list?: string]>> =
  {
    days: ['forum', 'id', 'days'],
    speakers: ['speakers', 'id'],
    projects: ['projects', 'slug'],
    team: ['team', 'id', 'members'],
  };

/** The items that a field can refer to, with their names. */
export function optionsFor(ready: ReadyState, listId: ListId): readonly FieldOption[] {
  const [part, key, list] = SOURCES[listId];
  const items: readonly ContentValue[] =
    list === undefined
      ? workingItems(ready, part).map(({ value }) => value)
      : listIn(valueAt(workingItem(ready, { part, item: null }), list));
  const options = items.map((item) => {
    const value = textIn(valueAt(item, key));
    return { value, label: itemTitle(item, value) };
  });
  return options.filter(({ value }) => value !== '');
}

/** Fields with suggestions from other items, so that a room is always called the same. */
const SHARED_FIELDS: Readonly<Partial<Record<ContentPart, readonly string[]>>> = {
  sessions: ['room', 'type'],
};

/** Returns the values of other items in a field, each once. */
export function valuesInUse(ready: ReadyState, part: ContentPart, path: Path): readonly string[] {
  const [key] = path;
  // Only fields of the item itself have suggestions, not fields of groups in it.
  if (path.length !== 1 || !isList(part) || !SHARED_FIELDS[part]?.includes(String(key))) return [];
  const texts = workingItems(ready, part).map(({ value }) => textIn(valueAt(value, String(key))));
  return [...new Set(texts)].filter(Boolean).sort();
}

/** Ids that a new item of a list cannot have, including those of items that are to be removed. */
export function takenIds(ready: ReadyState, part: ContentPart): readonly string[] {
  const items = [...workingItems(ready, part), ...keyedItems(part, ready.content.parts[part])];
  const ids = items.flatMap(({ key, value }) => [key, keyOf(part, value) ?? key]);
  return part === 'sessions' ? [...ids, ...pastSessionIds(ready)] : ids;
}

/** The ids of sessions of past forums, which calendars, links and favorites use for ever. */
export const pastSessionIds = (ready: ReadyState): readonly string[] =>
  workingItems(ready, 'past-forums').flatMap(({ value }) =>
    keyedItems('sessions', valueAt(value, 'sessions') ?? null).map(({ key }) => key),
  );
