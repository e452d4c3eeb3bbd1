import { cutPreviewText } from '@raade/emails';

function textsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return Array.from(node.childNodes).flatMap(textsOf);
}

/** What an inbox shows beside the subject: the email's preview text, then how it begins, cut at 150 characters. */
export function inboxLine(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${cutPreviewText(textsOf(body).join(' '))}…`;
}
