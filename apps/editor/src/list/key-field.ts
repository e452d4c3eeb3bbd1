import { keyOf } from '@raade/content-model/editions/lists';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { blank } from '../item/form/blank.ts';
import { itemField } from '../item/form/form-field.ts';
import { withValue } from '../item/form/values.ts';

const KEYS = ['id', 'slug', 'name'] as const;

/** The field by which items of a list are known. */
export const keyField = (part: ContentPart): string | undefined =>
  KEYS.find((key) => keyOf(part, { [key]: 'x' }) !== undefined);

/** A new item of a list, with its name and what it is known by; all else is to be filled in. */
export function newItem(part: ContentPart, name: string, key: string): ContentValue {
  const field = itemField(part);
  const has = (one: string) => field.kind === 'group' && field.fields.some((it) => it.key === one);
  const named = withValue(blank(field), has('title') ? 'title' : 'name', name);
  return withValue(named, keyField(part) ?? 'id', key);
}
