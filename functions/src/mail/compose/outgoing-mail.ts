import type { Email } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../mail-provider.ts';

/**
 * An email as it goes out to one address, with its plain text.
 *
 * @param key names the mail, the same at each attempt
 */
export function outgoingMail(
  key: string,
  to: string,
  email: Email,
  attachments: OutgoingMail['attachments'] = [],
): OutgoingMail {
  const { subject, html, text } = withPlainText(email);
  return { key, to: normalizeAddress(to), subject, html, text, headers: {}, attachments };
}
