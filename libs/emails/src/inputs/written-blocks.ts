import { HEADING_FONT, TITLE_FONT } from '../palette.ts';

const HEADINGS_AND_LISTS = /<(h[1-4]|ol|ul)(?=[\s>])([^>]*)>/gi;
/** The first block, with nothing but tags before it. */
const FIRST_BLOCK =
  /^((?:\s*<(?:div|table|tbody|tr|td)\b[^>]*>)*\s*<)(h[1-4]|ol|p|ul)(?=[\s>])([^>]*)>/i;

/** The indent of lists; mail programs give them the double, which is a ninth of a phone. */
const INDENTED = 'padding:0 0 0 20px';

const hasLooks = (attributes: string) => /\sstyle\s*=/i.test(attributes);
const isHeading = (name: string) => /^h/i.test(name);

function headingLooks(name: string, margin: string): string {
  return `font:${name.toLowerCase() === 'h1' ? TITLE_FONT : HEADING_FONT};margin:${margin}`;
}

function firstLooks(name: string): string {
  if (isHeading(name)) return headingLooks(name, '0 0 12px');
  return /^p$/i.test(name) ? 'margin-top:0' : `margin-top:0;${INDENTED}`;
}

/**
 * HTML that staff wrote, in the looks of our own mails: headings have their letters and rooms, lists are indented as
 * ours, and the text begins where that of every other mail does. What brings looks of its own keeps them.
 */
export function inOurLooks(html: string): string {
  const begun = html.replace(FIRST_BLOCK, (tag, before: string, name: string, rest: string) =>
    hasLooks(rest) ? tag : `${before}${name} style="${firstLooks(name)}"${rest}>`,
  );
  return begun.replace(HEADINGS_AND_LISTS, (tag, name: string, rest: string) => {
    if (hasLooks(rest)) return tag;
    const looks = isHeading(name) ? headingLooks(name, '28px 0 12px') : INDENTED;
    return `<${name} style="${looks}"${rest}>`;
  });
}

const BLOCK = /<(?:blockquote|br|div|h[1-6]|hr|ol|p|pre|table|ul)\b/i;

/** Content that has no blocks of its own was typed as text: empty lines end its paragraphs, others its lines. */
export function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  return html
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}
