import type { ContentValue } from '@raade/contracts/content/values';
import { itemTitle } from '../../parts/item-names.ts';
import type { FormField } from './form-field.ts';
import { type Path, valueAt } from './values.ts';

/** What a form calls the field at a path of places: 'Members “Ama Sample”, Role', or 'Speakers 2, Role' without a name. */
export function labelAt(
  field: FormField,
  [key, ...rest]: Path,
  value: ContentValue | undefined,
): string {
  if (key === undefined) return field.label;
  const inside = valueAt(value, key);
  if (field.kind === 'list') {
    const entry = `${field.element.label} ${entryName(inside, key)}`;
    const further = rest.length > 0 ? labelAt(field.element, rest, inside) : '';
    return [entry, further].filter(Boolean).join(', ');
  }
  const inner = field.kind === 'group' && field.fields.find((one) => one.key === key);
  return inner ? labelAt(inner.field, rest, inside) : field.label;
}

function entryName(entry: ContentValue | undefined, key: string | number): string {
  const name = itemTitle(entry ?? null, '');
  return name === '' ? String(Number(key) + 1) : `“${name}”`;
}
