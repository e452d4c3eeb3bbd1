import type { ContentValue } from '@raade/contracts/content/values';

/** The keys that lead from an item to a field. */
export type Path = readonly (string | number)[];

/** 'days/0/name' */
export const pathText = (path: Path): string => path.join('/');

/** Returns the value at a key of a group or list; undefined if it is left out. */
export function valueAt(
  value: ContentValue | undefined,
  key: string | number,
): ContentValue | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  if (typeof value !== 'object' || value === null) return undefined;
  return value[key];
}

/** A copy of a group or list with another value at a key; undefined leaves the key out. */
export function withValue(
  container: ContentValue | undefined,
  key: string | number,
  value: ContentValue | undefined,
): ContentValue {
  if (Array.isArray(container)) {
    return container.map((entry, index) => (index === key && value !== undefined ? value : entry));
  }
  const fields = objectIn(container);
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

/** A copy of an item with another value at a path. */
export function withValueAt(
  item: ContentValue | undefined,
  [key, ...rest]: Path,
  value: ContentValue | undefined,
): ContentValue | undefined {
  if (key === undefined) return value;
  return withValue(item, key, withValueAt(valueAt(item, key), rest, value));
}

const objectIn = (value: ContentValue | undefined): Readonly<Record<string, ContentValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Returns the value if it is a list; otherwise an empty one. */
export const listIn = (value: ContentValue | undefined): readonly ContentValue[] =>
  Array.isArray(value) ? value : [];

/** Returns the value if it is a text; otherwise an empty one. */
export const textIn = (value: ContentValue | undefined): string =>
  typeof value === 'string' ? value : '';

/** A copy of the list in which one entry has moved. */
export function reorder(list: readonly ContentValue[], from: number, to: number): ContentValue[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from] ?? null, ...others.slice(to)];
}

/** Returns the name of an entry of a list; empty if the entry has none. */
export function nameIn(value: ContentValue | undefined): string {
  if (typeof value === 'string') return value;
  // The fields of all schemas that may name an entry, the best first.
  const keys = ['title', 'name', 'text', 'takes', 'who', 'key', 'quote', 'speaker', 'id', 'slug'];
  return keys.map((key) => textIn(valueAt(value, key))).find((text) => text !== '') ?? '';
}
