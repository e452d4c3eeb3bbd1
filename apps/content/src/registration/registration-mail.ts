import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { CONTACT_TEXTS } from '../content/contact.ts';

/** The address of a mail that asks for a place: its subject is written, and its lines are to be filled in (RFC 6068). */
export function registrationMail(): string {
  const subject = encodeURIComponent(`Registration: ${FORUM.name}, ${FORUM.dates}`);
  const lines = FORUM_TEXTS.places?.mailLines ?? [];
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${CONTACT_TEXTS.email}?subject=${subject}${body}`;
}
