import type { ApplicationForm, ApplicationValues } from '../application-form.ts';
import { sanitise } from './sanitise.ts';

/** The message at each field that has to be corrected. */
export type FieldErrors = Readonly<Record<string, string>>;

export type ApplicationCheck =
  | { readonly ok: true; readonly values: ApplicationValues }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks what would be sent against what is kept. */
export function checkApplication(
  form: Pick<ApplicationForm, 'fields' | 'schema' | 'missing'>,
  typed: ApplicationValues,
): ApplicationCheck {
  // What nobody touched is empty.
  const values = sanitise(
    Object.fromEntries(form.fields.map(({ name }) => [name, typed[name] ?? ''])),
  );
  const result = form.schema.safeParse(values);
  if (result.success) return { ok: true, values };

  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    errors[field] ??= values[field] ? message : form.missing(field);
  }
  return { ok: false, errors };
}
