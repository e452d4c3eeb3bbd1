import { LINK_SHAPE } from '@raade/contracts/applications/application.schema';
import { withAsciiDomain } from '@raade/contracts/base/email-address';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { isSeen, removeUnseen } from '@raade/contracts/base/unseen';
import type { FieldErrors } from '@raade/ui';
import type { ApplicationForm, ApplicationValues, FieldDescription } from '../application-form.ts';

export type ApplicationCheck =
  | { readonly ok: true; readonly values: ApplicationValues }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Sanitizes the entries and checks them against the schema. */
export function checkApplication(
  form: Pick<ApplicationForm, 'fields' | 'schema' | 'missing'>,
  entries: ApplicationValues,
): ApplicationCheck {
  const values = sanitize(form.fields, entries);
  const result = form.schema.safeParse(values);
  if (result.success) return { ok: true, values };

  const messages = Object.entries(fieldErrors(result.error.issues));
  const errors = messages.map(([field, message]) => {
    const hasText = isSeen(values[field] ?? '');
    return [field, hasText ? message : form.missing(field)] as const;
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** Control characters, without line feeds. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu;
const TRAILING_COMMA = /,$/;
const LINK = new RegExp(LINK_SHAPE, 'u');

type Field = Pick<FieldDescription, 'name' | 'control'> & { readonly type?: string };

/**
 * Removes control characters. Line feeds and zero-width characters stay only in texts of several lines: the schema
 * refuses them in a single line, where they may come from pasting.
 */
function sanitizeText(text: string, { control, type }: Field): string {
  const visible = control === 'text' ? text.replaceAll(CONTROL_CHARACTERS, '') : removeUnseen(text);
  const sanitized = visible.trim().replace(TRAILING_COMMA, '').trim();
  if (type === 'email') return withAsciiDomain(sanitized);
  return type === 'url' ? withScheme(sanitized) : sanitized;
}

/** Completes a link as browsers do: `example.org` becomes `https://example.org`, and `HTTPS:` becomes `https:`. */
function withScheme(link: string): string {
  const withoutCapitals = link.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return LINK.test(`https://${link}`) ? `https://${link}` : withoutCapitals;
}

/** Returns the values to send: trimmed, without a trailing comma and control characters. Untouched fields are empty. */
export function sanitize(fields: readonly Field[], entries: ApplicationValues): ApplicationValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, sanitizeText(entries[field.name] ?? '', field)]),
  );
}
