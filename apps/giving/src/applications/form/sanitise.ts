import type { ApplicationValues, FieldDescription } from '../application-form.ts';

const CONTROL_CHARACTERS = /\p{Cc}/gu;
const ALL_BUT_LINE_FEEDS = /(?!\n)\p{Cc}/gu;
const TRAILING_COMMA = /,$/;

/** Line feeds are control characters, too, and belong to a text of several lines alone. */
function sanitiseText(text: string, control: FieldDescription['control']): string {
  const unwanted = control === 'text' ? ALL_BUT_LINE_FEEDS : CONTROL_CHARACTERS;
  return text.replaceAll(unwanted, '').trim().replace(TRAILING_COMMA, '').trim();
}

/**
 * The values to send from these fields: trimmed, without a comma at the end and without control characters. Fields
 * that nobody touched are empty.
 */
export function sanitise(
  fields: readonly Pick<FieldDescription, 'name' | 'control'>[],
  typed: ApplicationValues,
): ApplicationValues {
  return Object.fromEntries(
    fields.map(({ name, control }) => [name, sanitiseText(typed[name] ?? '', control)]),
  );
}
