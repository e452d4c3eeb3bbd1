import { HEADING_FONT, TITLE_FONT } from '../palette.ts';

const HEADINGS_AND_LISTS = /<(h[1-4]|ol|ul)(?=[\s>])([^>]*)>/gi;
/** The first block element, with only tags before it. */
const FIRST_BLOCK =
  /^((?:\s*<(?:div|table|tbody|tr|td)\b[^>]*>)*\s*<)(h[1-4]|ol|p|ul)(?=[\s>])([^>]*)>/i;

/** The indent of lists. The default of mail programs is twice as wide, which is too much on phones. */
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
 * Styles HTML by staff like our own emails: sizes and margins of headings, indents of lists, and no margin at the top.
 * Elements with styles of their own keep them.
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

/** Content without block elements is plain text: an empty line ends a paragraph, a single line break a line. */
export function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  return html
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}
