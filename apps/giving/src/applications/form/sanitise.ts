import type { ApplicationValues } from '../application-form.ts';

/** Control characters but line feeds: these belong to a text of several lines. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu;
const TRAILING_COMMA = /,$/;

function sanitiseText(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, '').trim().replace(TRAILING_COMMA, '').trim();
}

/** What is sent of what was typed: trimmed, without a comma at the end and without control characters. */
export function sanitise(values: ApplicationValues): ApplicationValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, sanitiseText(text)]),
  );
}
