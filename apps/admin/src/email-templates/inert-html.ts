import { INERT_HTML_POLICY, trustedTypes } from '@raade/contracts/site/trusted-types';

const asIs = { createHTML: (html: string) => html };

let policy: typeof asIs | undefined;

/** Browsers hold even a document that nobody sees to the policy of the page, which knows no styles of mails. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=(?:"[^"]*"|'[^']*')/i, ''));
}

/** HTML as a document that is only read: it is on no screen, and nothing in it runs, is fetched or has a style. */
export function readHtml(html: string): Document {
  policy ??= trustedTypes()?.createPolicy(INERT_HTML_POLICY, asIs) ?? asIs;
  return new DOMParser().parseFromString(policy.createHTML(withoutStyles(html)), 'text/html');
}

/** Elements that stand within a line. */
const INLINE = new Set('A B CODE EM I S SMALL SPAN STRONG SUB SUP U'.split(' '));

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const text = Array.from(node.childNodes, textOf).join('');
  return INLINE.has(node.nodeName) ? text : ` ${text} `;
}

/** The text of HTML; what stands in two blocks is never one word. */
export function textIn(html: string): string {
  return textOf(readHtml(html).body);
}
