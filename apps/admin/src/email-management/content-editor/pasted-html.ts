import { readHtml } from '../../email-templates/inert-html.ts';

/** Formats that Google Docs writes as inline styles. */
const STYLED = [
  ['span[data-style*="font-weight:700"]', 'strong'],
  ['span[data-style*="font-style:italic"]', 'em'],
] as const;

/** Cleans HTML from the clipboard: formats of other programs become elements, and their styles are removed. */
export function pastedHtml(html: string): string {
  const { body } = readHtml(html.replaceAll(/(<[^>]*)\sstyle=/gi, '$1 data-style='));
  // Google Docs wraps the copied HTML in this element.
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
