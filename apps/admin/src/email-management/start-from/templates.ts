import { cleanHtml } from '@raade/emails/clean-html';
import { correctionEmail, type Email, forumLinks, workshopEmail } from '@raade/emails';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { environment } from '@raade/platform';
import { readHtml } from '../inert-html.ts';

/** A text to begin an email with. */
export interface StartText {
  readonly label: string;
  readonly subject: string;
  readonly content: string;
}

const FIRST_NAME = '{{first_name}}';

/** The templates for emails to registrants, as editable texts. */
export function templates(facts: MailFacts): readonly StartText[] {
  const { siteUrl } = environment();
  const { conferenceLink, mapLink } = forumLinks(siteUrl, facts.forum);
  const attendee = { firstName: FIRST_NAME, conferenceLink };
  const workshop = workshopEmail(attendee, { facts });
  const correction = correctionEmail({ ...attendee, mapLink }, { facts });
  return [
    { label: 'Template: workshops', subject: workshop.subject, content: contentOf(workshop) },
    {
      label: 'Template: corrected details',
      subject: correction.subject,
      content: contentOf(correction),
    },
  ];
}

/** The text of a template without the frame of emails. Tables become lists, and buttons become links. */
function contentOf({ html }: Email): string {
  const { body } = readHtml(html);
  const text = body.querySelector('h1')?.parentElement ?? body;
  for (const table of text.querySelectorAll('table')) {
    const button = table.querySelector('a.button-label');
    const rows = Array.from(table.querySelectorAll('tr'), ({ cells }) => cells);
    table.replaceWith(button ? elementOf('p', button) : elementOf('ul', ...rows.map(listItemOf)));
  }
  return cleanHtml(text.innerHTML, environment().siteUrl).html;
}

/** Converts a table row with a label and a value to `<li><strong>Dates:</strong> April 11</li>`. */
function listItemOf([label, value]: HTMLCollectionOf<HTMLTableCellElement>): Element {
  const name = elementOf('strong', `${label?.textContent ?? ''}:`);
  return elementOf('li', name, ' ', ...(value?.childNodes ?? []));
}

function elementOf(name: string, ...children: readonly (Node | string)[]): Element {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
