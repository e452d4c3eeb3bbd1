import { INERT_HTML_POLICY, trustedTypes } from '@raade/contracts/site/trusted-types';

const passThrough = { createHTML: (html: string) => html };

let policy: typeof passThrough | undefined;

/** Removes styles, which the page's Content-Security-Policy forbids even in documents that are not shown. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=(?:"[^"]*"|'[^']*')/i, ''));
}

/** Parses HTML into an inert document for reading: nothing in it is displayed, executed, loaded or styled. */
export function readHtml(html: string): Document {
  policy ??= trustedTypes()?.createPolicy(INERT_HTML_POLICY, passThrough) ?? passThrough;
  return new DOMParser().parseFromString(policy.createHTML(withoutStyles(html)), 'text/html');
}

/** Elements that are part of a line of text. */
const INLINE = new Set('A B CODE EM I S SMALL SPAN STRONG SUB SUP U'.split(' '));

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const text = Array.from(node.childNodes, textOf).join('');
  return INLINE.has(node.nodeName) ? text : ` ${text} `;
}

/** The text of HTML, with a space between blocks. */
export const textIn = (html: string): string => textOf(readHtml(html).body);
