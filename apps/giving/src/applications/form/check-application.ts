import { fieldErrors } from '@raade/contracts/base/field-errors';
import { isSeen } from '@raade/contracts/base/unseen';
import type { FieldErrors } from '@raade/ui';
import type { ApplicationForm, ApplicationValues } from '../application-form.ts';
import { sanitise } from './sanitise.ts';

export type ApplicationCheck =
  | { readonly ok: true; readonly values: ApplicationValues }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks what would be sent against what is kept. */
export function checkApplication(
  form: Pick<ApplicationForm, 'fields' | 'schema' | 'missing'>,
  typed: ApplicationValues,
): ApplicationCheck {
  const values = sanitise(form.fields, typed);
  const result = form.schema.safeParse(values);
  if (result.success) return { ok: true, values };

  const messages = Object.entries(fieldErrors(result.error.issues));
  const errors = messages.map(
    ([field, message]) =>
      [field, isSeen(values[field] ?? '') ? message : form.missing(field)] as const,
  );
  return { ok: false, errors: Object.fromEntries(errors) };
}
