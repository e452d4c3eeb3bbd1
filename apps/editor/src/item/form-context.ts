import type { Field } from '@raade/content-model/fields/field-registry';
import { createContext, use } from 'react';
import type { ContentValue } from '@raade/contracts/content/values';
import type { Path } from '../items/field-values.ts';
import type { FormField } from './form/form-field.ts';

/** An item that a field can refer to. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** The data of a form that its fields use. */
interface FormContext {
  /** Returns the problem at a field; undefined while problems are not shown yet, or if there is none. */
  readonly problemAt: (path: Path) => string | undefined;
  /** Returns the items that a field can refer to. */
  readonly optionsOf: (list: NonNullable<Field['names']>) => readonly FieldOption[];
  /** Returns the values that other items of the list have in this field, so that editors can use the same words. */
  readonly suggestions: (path: Path) => readonly string[];
  /** True for fields that cannot be changed: the id of a live item, which links use. */
  readonly isFixed: (path: Path) => boolean;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

/** A form outside of an item: no problems, references or fixed fields. */
export const PLAIN_FORM: FormContext = {
  problemAt: () => undefined,
  optionsOf: () => [],
  suggestions: () => [],
  isFixed: () => false,
  announce: () => undefined,
};

/** The form around a field; `PLAIN_FORM` if there is none. */
export const FormContext = createContext(PLAIN_FORM);

export const useForm = (): FormContext => use(FormContext);

/** The properties of every field of a form. */
export interface FieldProps<Kind extends FormField = FormField> {
  readonly field: Kind;
  readonly path: Path;
  /** Undefined if the field is left out. */
  readonly value: ContentValue | undefined;
  /** An undefined value leaves the field out. `changedPath` is the field within a group or list that was changed. */
  readonly onChange: (value: ContentValue | undefined, changedPath: Path) => void;
}

/** The label of a field; that of an optional field says so. */
export const labelOf = ({ label, isOptional }: FormField): string =>
  isOptional ? `${label} (optional)` : label;
