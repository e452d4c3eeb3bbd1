import { FIRST_NAME } from '@raade/contracts/mail/campaign-variables';
import { greetedName, personName } from '@raade/emails';
import { escapeHtml } from './escape-html.ts';

/** The name of readers who left none, or typed something else in its place: `Hello there`. */
const NAMELESS = 'there';

/** Puts the recipient's first name where text says `{{first_name}}`. */
export function personalizeText(text: string, firstName: string | null): string {
  const name = nameOf(firstName);
  return text.replaceAll(FIRST_NAME, () => name);
}

/** The same in HTML, where a name stays text whatever it says. */
export function personalizeHtml(html: string, firstName: string | null): string {
  const name = escapeHtml(nameOf(firstName));
  return html.replaceAll(FIRST_NAME, () => name);
}

function nameOf(firstName: string | null): string {
  const checked = personName.safeParse(firstName);
  return (checked.success && greetedName(checked.data)) || NAMELESS;
}
