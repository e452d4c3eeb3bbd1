import { HEADING_FONT, TITLE_FONT } from '../palette.ts';

const HEADINGS = /<(h[1-4])(?=[\s>])([^>]*)>/gi;
/** The first block, with nothing but tags before it. */
const FIRST_BLOCK =
  /^((?:\s*<(?:div|table|tbody|tr|td)\b[^>]*>)*\s*<)(h[1-4]|ol|p|ul)(?=[\s>])([^>]*)>/i;

const hasLooks = (attributes: string) => /\sstyle\s*=/i.test(attributes);

function headingLooks(name: string, margin: string): string {
  return `font:${name.toLowerCase() === 'h1' ? TITLE_FONT : HEADING_FONT};margin:${margin}`;
}

/**
 * HTML that staff wrote, in the looks of our own mails: headings have their letters and rooms, and the text begins
 * where that of every other mail does. What brings looks of its own keeps them.
 */
export function inOurLooks(html: string): string {
  const begun = html.replace(FIRST_BLOCK, (tag, before: string, name: string, rest: string) => {
    if (hasLooks(rest)) return tag;
    const looks = /^h/i.test(name) ? headingLooks(name, '0 0 12px') : 'margin-top:0';
    return `${before}${name} style="${looks}"${rest}>`;
  });
  return begun.replace(HEADINGS, (tag, name: string, rest: string) =>
    hasLooks(rest) ? tag : `<${name} style="${headingLooks(name, '28px 0 12px')}"${rest}>`,
  );
}
