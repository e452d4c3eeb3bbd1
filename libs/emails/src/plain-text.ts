import { convert, type FormatCallback } from 'html-to-text';
import * as z from 'zod/mini';
import type { Email } from './define-template.tsx';

/** An email with its plain text, which is sent beside the HTML. */
export interface Message extends Email {
  readonly text: string;
}

/** Number of characters of HTML that are enough for the preview text. */
const FIRST_CHARACTERS = 5000;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false },
}));

const linkSchema = z.object({ href: z.string() });

/**
 * A link as its text and address, followed by a space, since mail programs take everything up to a space as the
 * address.
 */
const withAddress: FormatCallback = (element, walk, builder) => {
  let text = '';
  // Changes no word; collects the visible text of the link.
  builder.pushWordTransform((word) => {
    text += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  const attributes: unknown = element.attribs;
  const link = z.safeParse(linkSchema, attributes).data;
  const href = (link?.href ?? '').replace(/^mailto:/, '');
  const end = /^https?:/i.test(href) ? ' ' : '';
  builder.addInline(text === href ? end : ` ${href}${end}`, { noWordTransform: true });
};

/** Plain text of an email's HTML, wrapped at 78 characters (RFC 5322, 2.1.1). */
export function plainText(html: string): string {
  return convert(html, {
    wordwrap: 78,
    formatters: { withAddress },
    selectors: [
      ...HEADINGS,
      { selector: 'a', format: 'withAddress' },
      { selector: 'img', options: { linkBrackets: [' ', ' '] } },
      // Decorative parts, and parts that inboxes show elsewhere.
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

/** The first visible words of HTML, for the preview text: without links and pictures. */
export function firstWords(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: FIRST_CHARACTERS },
    selectors: [
      ...HEADINGS,
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'hr', format: 'skip' },
    ],
  });
}

/** Adds the plain text. Not in `index.ts`, since the converter has 75 kB (gzip) and no page needs it. */
export function withPlainText(email: Email): Message {
  return { ...email, text: plainText(email.html) };
}
