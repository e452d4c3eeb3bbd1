import type { ContentValue } from '@raade/contracts/content/values';
import type { FormField } from '../form/form-field.ts';
import type { Path } from '../form/values.ts';

/** What every field of a form gets. */
export interface FieldProps<Kind extends FormField = FormField> {
  readonly field: Kind;
  readonly path: Path;
  /** Undefined: it is left out. */
  readonly value: ContentValue | undefined;
  /** `at` is the field that was changed, within a group or list. Undefined leaves it out. */
  readonly onChange: (value: ContentValue | undefined, at: Path) => void;
}

/** The label of a field, with the word that it may be left out. */
export const labelOf = ({ label, isOptional }: FormField): string =>
  isOptional ? `${label} (optional)` : label;
