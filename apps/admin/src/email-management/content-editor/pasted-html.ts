import { readHtml } from '../inert-html.ts';

/** Google Docs writes these formats as inline styles. Each has a selector and the element that replaces it. */
const STYLED_FORMATS = [
  ['span[data-style*="font-weight:700"]', 'strong'],
  ['span[data-style*="font-style:italic"]', 'em'],
] as const;

/** Cleans HTML from the clipboard: formats of other programs become elements, and their styles are removed. */
export function pastedHtml(html: string): string {
  // The styles are renamed, since `readHtml` would remove them.
  const { body } = readHtml(html.replaceAll(/(<[^>]*)\sstyle=/gi, '$1 data-style='));
  // Google Docs wraps the copied HTML in this element.
  for (const wrapper of body.querySelectorAll('b[data-style*="font-weight:normal"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const [selector, name] of STYLED_FORMATS) {
    for (const span of body.querySelectorAll(selector)) {
      const format = body.ownerDocument.createElement(name);
      format.append(...span.childNodes);
      span.append(format);
    }
  }
  return body.innerHTML;
}
