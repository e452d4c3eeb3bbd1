import { readHtml } from './inert-html.ts';

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
