import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumOf } from '@raade/content-model/forum/forum-of';

/** The address of a mail that asks for a place: its subject is written, and its lines are to be filled in (RFC 6068). */
export function registrationMail(content: ProvidedContent): string {
  const { name, dates } = forumOf(content);
  const subject = encodeURIComponent(`Registration: ${name}, ${dates}`);
  const lines = content['forum-page'].places?.mailLines ?? [];
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${content.contact.email}?subject=${subject}${body}`;
}
