import { fieldErrors } from '@raade/contracts/base/field-errors';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { useFormValues } from './use-form-values.ts';

/** The values and errors of a form that a schema checks. Separate, since the sign-in needs no check. */
export function useCheckedValues<Values extends object>(initial: Values | (() => Values)) {
  const { show, ...form } = useFormValues(initial);
  /** Returns what is sent. If it is invalid, shows the errors and returns undefined. */
  const check = <Schema extends ZodMiniType>(
    schema: Schema,
    input: unknown,
    element: HTMLFormElement,
  ) => {
    const checked = safeParse(schema, input);
    if (!checked.success) {
      show(fieldErrors(checked.error.issues) as typeof form.errors, element);
    }
    return checked.data;
  };
  return { ...form, check };
}
