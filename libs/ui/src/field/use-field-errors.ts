import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { useAfterPress } from './use-after-press.ts';

/** The message at each field that has to be corrected. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Errors of a form's fields, from a refused submission until they are corrected. */
export function useFieldErrors<Field extends string = string>() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const afterPress = useAfterPress();

  /** Shows these errors in place of all others, and brings whoever filled in the form to the first of them. */
  const show = (found: FieldErrors<Field>, form: HTMLFormElement) => {
    // Controls have to be marked as invalid before one of them can be found.
    flushSync(() => setErrors(found));
    focusFirstInvalid(form);
  };
  /** Takes back the errors of fields that are being corrected. */
  const forget = (fields: readonly string[]) =>
    setErrors((known) => {
      const others = Object.entries(known).filter(([field]) => !fields.includes(field));
      return Object.fromEntries(others);
    });
  /** Shows these errors beside all others, and leaves the focus where it is. For fields that are left. */
  const mark = (found: FieldErrors<Field>) =>
    afterPress(() => setErrors((known) => ({ ...known, ...found })));
  const clear = () => setErrors({});
  return { errors: errors as FieldErrors<Field>, show, mark, forget, clear };
}
