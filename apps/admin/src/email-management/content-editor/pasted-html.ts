import { readHtml } from '../../email-templates/inert-html.ts';

/** Formats that Google Docs writes as styles, which pages of ours do not read. */
const STYLED = [
  ['span[data-style*="font-weight:700"]', 'strong'],
  ['span[data-style*="font-style:italic"]', 'em'],
] as const;

/** HTML from the clipboard, with the formats of other programs as elements and without their styles. */
export function pastedHtml(html: string): string {
  const { body } = readHtml(html.replaceAll(/(<[^>]*)\sstyle=/gi, '$1 data-style='));
  // Google Docs wraps all that was copied into this.
  for (const all of body.querySelectorAll('b[data-style*="font-weight:normal"]')) {
    all.replaceWith(...all.childNodes);
  }
  for (const [selector, name] of STYLED) {
    for (const span of body.querySelectorAll(selector)) {
      const format = body.ownerDocument.createElement(name);
      format.append(...span.childNodes);
      span.append(format);
    }
  }
  return body.innerHTML;
}
