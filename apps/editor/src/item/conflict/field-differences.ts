import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { type FormField, readable } from '../form/form-field.ts';
import { listIn, nameIn, type Path, valueAt, withValue } from '../../items/field-values.ts';

type Maybe = ContentValue | undefined;

/** A field that differs between the versions of two people. */
export interface FieldDifference {
  readonly path: Path;
  /** With the names of the groups around it. */
  readonly label: string;
  readonly field: FormField;
  readonly mine: Maybe;
  readonly theirs: Maybe;
  /** The side that has changed it. */
  readonly changedBy: 'mine' | 'theirs' | 'both';
}

interface Versions {
  readonly seen: Maybe;
  readonly mine: Maybe;
  readonly theirs: Maybe;
}

/** The fields in which two versions differ. Groups are compared field by field, lists as a whole. */
export function fieldDifferences(
  field: FormField,
  { seen, mine, theirs }: Versions,
  path: Path = [],
  above: readonly string[] = [],
): readonly FieldDifference[] {
  if (isEqual(mine, theirs)) return [];
  const labels = [...above, field.label].filter(Boolean);
  if (field.kind === 'group' && mine && theirs) {
    return field.fields.flatMap(({ key, field: inner }) => {
      const versions = { seen: valueAt(seen, key), mine: valueAt(mine, key) };
      const both = { ...versions, theirs: valueAt(theirs, key) };
      return fieldDifferences(inner, both, [...path, key], labels);
    });
  }
  const isMine = !isEqual(seen, mine);
  const isTheirs = !isEqual(seen, theirs);
  const changedBy = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
  return [{ path, label: labels.join(', ') || 'Whole item', field, mine, theirs, changedBy }];
}

const isEqual = (one: Maybe, other: Maybe): boolean => isSame([one ?? null], [other ?? null]);

/** A copy of a value with another one at a path. */
export function withAt(whole: Maybe, [key, ...rest]: Path, value: Maybe): Maybe {
  if (key === undefined) return value;
  return withValue(whole, key, withAt(valueAt(whole, key), rest, value));
}

/** A value as text, for the choice between two. */
export function valueText(field: FormField, value: Maybe): string {
  if (value === undefined || value === null || value === '') return '(left out)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (field.kind === 'list') {
    const entries = listIn(value).map((one) => valueText(field.element, one));
    return entries.length > 0 ? entries.join('\n') : '(none)';
  }
  if (typeof value === 'string') return field.kind === 'choice' ? readable(value) : value;
  if (field.kind !== 'group') return nameIn(value);
  const texts = field.fields.map(({ key, field: inner }) => {
    const inside = valueAt(value, key);
    return inside === undefined ? '' : `${inner.label}: ${valueText(inner, inside)}`;
  });
  return texts.filter(Boolean).join('; ') || nameIn(value);
}
