import { cutPreviewText } from '@raade/emails';

function textsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return Array.from(node.childNodes).flatMap(textsOf);
}

/** The text of HTML; what stands in two elements is never one word. */
export function textIn(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textsOf(body).join(' ');
}

/** What an inbox shows beside the subject: the email's preview text, then how it begins, cut at 150 characters. */
export function inboxLine(html: string): string {
  return `${cutPreviewText(textIn(html))}…`;
}
