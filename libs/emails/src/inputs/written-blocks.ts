import { HEADING_FONT, TITLE_FONT } from '../palette.ts';

const HEADINGS_AND_LISTS = /<(h[1-4]|ol|ul)(?=[\s>])([^>]*)>/gi;
/** The first block element, with only tags before it. */
const FIRST_BLOCK =
  /^((?:\s*<(?:div|table|tbody|tr|td)\b[^>]*>)*\s*<)(h[1-4]|ol|p|ul)(?=[\s>])([^>]*)>/i;

/** The indent of lists. The default of mail programs is twice as wide, which is too much on phones. */
const LIST_INDENT = 'padding:0 0 0 20px';

const hasStyle = (rest: string) => /\sstyle\s*=/i.test(rest);
const isHeading = (name: string) => /^h/i.test(name);

function headingStyle(name: string, margin: string): string {
  return `font:${name.toLowerCase() === 'h1' ? TITLE_FONT : HEADING_FONT};margin:${margin}`;
}

function firstBlockStyle(name: string): string {
  if (isHeading(name)) return headingStyle(name, '0 0 12px');
  return /^p$/i.test(name) ? 'margin-top:0' : `margin-top:0;${LIST_INDENT}`;
}

/**
 * Styles HTML by staff like our own emails: sizes and margins of headings, indents of lists, and no margin at the top.
 * Elements with styles of their own keep them.
 */
export function withOurStyles(html: string): string {
  const styledHtml = html.replace(FIRST_BLOCK, (tag, start: string, name: string, rest: string) =>
    hasStyle(rest) ? tag : `${start}${name} style="${firstBlockStyle(name)}"${rest}>`,
  );
  return styledHtml.replace(HEADINGS_AND_LISTS, (tag, name: string, rest: string) => {
    if (hasStyle(rest)) return tag;
    const style = isHeading(name) ? headingStyle(name, '28px 0 12px') : LIST_INDENT;
    return `<${name} style="${style}"${rest}>`;
  });
}

const BLOCK = /<(?:blockquote|br|div|h[1-6]|hr|ol|p|pre|table|ul)\b/i;

/** Converts plain text (without block elements) to paragraphs, which empty lines separate; other line breaks stay. */
export function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  return html
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}
