import { fieldErrors } from '@raade/contracts/base/field-errors';
import { useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { safeParse, type ZodMiniType } from 'zod/mini';

/** The values and errors of a form. The error of a field is removed when the field changes. */
export function useFormValues<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  const { errors, show, forget } = useFieldErrors<keyof Values & string>();
  const change = (changes: Partial<Values>) => {
    setValues((latest) => ({ ...latest, ...changes }));
    forget(Object.keys(changes));
  };
  /** Returns what is sent. If it is invalid, shows the errors and returns undefined. */
  const check = <Schema extends ZodMiniType>(
    schema: Schema,
    input: unknown,
    form: HTMLFormElement,
  ) => {
    const checked = safeParse(schema, input);
    if (!checked.success) show(fieldErrors(checked.error.issues) as typeof errors, form);
    return checked.data;
  };
  return { values, errors, show, check, change };
}
