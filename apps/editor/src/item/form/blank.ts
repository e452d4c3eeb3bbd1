import type { ContentValue } from '@raade/contracts/content/values';
import type { FormField } from './form-field.ts';

/** The value of a field that nobody has filled in. What may be left out is. */
export function blank(field: FormField): ContentValue {
  if (field.kind === 'switch') return false;
  if (field.kind === 'list') return [];
  if (field.kind === 'number' || field.kind === 'picture') return null;
  if (field.kind !== 'group') return '';
  const needed = field.fields.filter((one) => !one.field.isOptional);
  const values = needed.map((one) => [one.key, blank(one.field)] as const);
  const isTuple = typeof needed[0]?.key === 'number';
  return isTuple ? values.map(([, value]) => value) : Object.fromEntries(values);
}
