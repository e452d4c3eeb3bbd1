import { UNSEEN_CHARACTERS } from '@raade/contracts/unseen';
import type { ApplicationValues, FieldDescription } from '../application-form.ts';

const ALL_BUT_LINE_FEEDS = /(?!\n)\p{Cc}/gu;
const TRAILING_COMMA = /,$/;

/**
 * Line feeds are control characters, too, and belong to a text of several lines alone. So do characters without width,
 * which join emoji; a line is refused with them, and they come along when one is pasted.
 */
function sanitiseText(text: string, control: FieldDescription['control']): string {
  const unwanted = control === 'text' ? ALL_BUT_LINE_FEEDS : UNSEEN_CHARACTERS;
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
