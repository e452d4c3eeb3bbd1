import { convert } from 'html-to-text';
import type { Email } from './define-template.tsx';

/** An email with the text that is sent beside its HTML. */
export interface Message extends Email {
  readonly text: string;
}

/** Plain text of an email's HTML, wrapped at 78 characters (RFC 5322, 2.1.1). */
export function plainText(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      // What is in the head of an inbox already, and what is only drawn.
      { selector: '[aria-hidden]', format: 'skip' },
      { selector: '[data-preview-text]', format: 'skip' },
      {
        selector: 'table[aria-label]',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false },
      },
    ],
  });
}

/** Adds the plain text. Its own door, since the converter weighs 75 kB of gzip and no page needs it. */
export function withPlainText(email: Email): Message {
  return { ...email, text: plainText(email.html) };
}
