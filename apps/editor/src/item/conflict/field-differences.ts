import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { type FormField, readableText } from '../form/form-field.ts';
import { listIn, nameIn, type Path, valueAt } from '../../items/field-values.ts';

/** Undefined if the field is left out. */
type FieldValue = ContentValue | undefined;

/** A field that differs between the versions of two people. */
export interface FieldDifference {
  readonly path: Path;
  /** The label with those of the groups around the field. */
  readonly label: string;
  readonly field: FormField;
  readonly ownValue: FieldValue;
  readonly theirValue: FieldValue;
  /** The side that has changed the value. */
  readonly changedBy: 'own' | 'their' | 'both';
}

/** A field in the versions of both people, and as it was before. */
interface Versions {
  readonly seen: FieldValue;
  readonly own: FieldValue;
  readonly their: FieldValue;
}

/** The fields in which two versions differ. Groups are compared field by field, lists as a whole. */
export function fieldDifferences(
  field: FormField,
  { seen, own, their }: Versions,
  path: Path = [],
  groupLabels: readonly string[] = [],
): readonly FieldDifference[] {
  if (isEqual(own, their)) return [];
  const labels = [...groupLabels, field.label].filter(Boolean);
  if (field.kind === 'group' && own && their) {
    return field.fields.flatMap(({ key, field: inner }) => {
      const versions = {
        seen: valueAt(seen, key),
        own: valueAt(own, key),
        their: valueAt(their, key),
      };
      return fieldDifferences(inner, versions, [...path, key], labels);
    });
  }
  const label = labels.join(', ') || 'Whole item';
  const side = isEqual(seen, own) ? 'their' : 'own';
  const isChangedByBoth = !isEqual(seen, own) && !isEqual(seen, their);
  const changedBy = isChangedByBoth ? 'both' : side;
  return [{ path, label, field, ownValue: own, theirValue: their, changedBy }];
}

/** Compares values; a field that is left out equals null. */
const isEqual = (one: FieldValue, other: FieldValue): boolean =>
  isSame([one ?? null], [other ?? null]);

/** A value as text, for the choice between two. */
export function valueText(field: FormField, value: FieldValue): string {
  if (value === undefined || value === null || value === '') return '(left out)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (field.kind === 'list') {
    const entries = listIn(value).map((entry) => valueText(field.element, entry));
    return entries.length > 0 ? entries.join('\n') : '(none)';
  }
  if (typeof value === 'string') return field.kind === 'choice' ? readableText(value) : value;
  if (field.kind !== 'group') return nameIn(value);
  const texts = field.fields.map(({ key, field: inner }) => {
    const innerValue = valueAt(value, key);
    return innerValue === undefined ? '' : `${inner.label}: ${valueText(inner, innerValue)}`;
  });
  return texts.filter(Boolean).join('; ') || nameIn(value);
}
