import { greetedName, personName } from '@raade/emails';

const FIRST_NAME = /\{\{\s*first_name\s*\}\}/g;
/** For who left no name, or typed something else in its place: `Hello there`. */
const NAMELESS = 'there';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Puts the recipient's first name where text says `{{first_name}}`. */
export function personalizeText(text: string, firstName: string | null): string {
  return text.replaceAll(FIRST_NAME, () => nameOf(firstName));
}

/** The same in HTML, where a name stays text whatever it says. */
export function personalizeHtml(html: string, firstName: string | null): string {
  const escaped = nameOf(firstName).replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
  return html.replaceAll(FIRST_NAME, () => escaped);
}

function nameOf(firstName: string | null): string {
  const checked = personName.safeParse(firstName);
  return (checked.success && greetedName(checked.data)) || NAMELESS;
}
