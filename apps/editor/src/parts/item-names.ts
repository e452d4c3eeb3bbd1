import { isList } from '@raade/content-model/editions/lists';
import type { ContentValue } from '@raade/contracts/content/values';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { PART_TEXTS } from './part-texts.ts';

/** What people call an item: its title or name; what it is known by while it has none. */
export function itemTitle(value: ContentValue, key: string): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return key;
  const names = [value['title'], value['name']];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? key;
}

/** What people call what a draft is of: an item, the order of a list, or a part. */
export function draftTitle({ part, item }: ItemName, value: ContentValue): string {
  const { label } = PART_TEXTS[part];
  if (item !== null) return `${label}: ${itemTitle(value, item)}`;
  return isList(part) ? `Order of ${label.toLowerCase()}` : label;
}

/** Where a draft is written. */
export const addressOf = ({ part, item }: ItemName): string =>
  item === null ? `/editor/${part}` : `/editor/${part}/${encodeURIComponent(item)}`;
