import { LINK_SHAPE } from '@raade/contracts/applications/application.schema';
import { withAsciiDomain } from '@raade/contracts/base/email-address';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { isSeen, removeUnseen } from '@raade/contracts/base/unseen';
import type { FieldErrors } from '@raade/ui';
import type { ApplicationForm, ApplicationValues, FieldDescription } from '../application-form.ts';

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

const ALL_BUT_LINE_FEEDS = /(?!\n)\p{Cc}/gu;
const TRAILING_COMMA = /,$/;
const LINK = new RegExp(LINK_SHAPE, 'u');

type Field = Pick<FieldDescription, 'name' | 'control'> & { readonly type?: string };

/**
 * Line feeds are control characters, too, and belong to a text of several lines alone. So do characters without width;
 * a line is refused with them, and they come along when one is pasted.
 */
function sanitiseText(text: string, { control, type }: Field): string {
  const visible = control === 'text' ? text.replaceAll(ALL_BUT_LINE_FEEDS, '') : removeUnseen(text);
  const sanitised = visible.trim().replace(TRAILING_COMMA, '').trim();
  if (type === 'email') return withAsciiDomain(sanitised);
  return type === 'url' ? withScheme(sanitised) : sanitised;
}

/** A link as browsers understand it when it is typed: `example.org` is `https://example.org`. */
function withScheme(link: string): string {
  const lowered = link.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return LINK.test(`https://${link}`) ? `https://${link}` : lowered;
}

/**
 * The values to send from these fields: trimmed, without a comma at the end and without control characters. Fields
 * that nobody touched are empty.
 */
export function sanitise(fields: readonly Field[], typed: ApplicationValues): ApplicationValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, sanitiseText(typed[field.name] ?? '', field)]),
  );
}
