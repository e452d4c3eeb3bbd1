import type { Email, EmailFrame } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import { mailSettings, siteUrl } from '../../base/configuration/mail-settings.ts';
import { liveMailFacts } from '../../releases/editions/live-facts.ts';

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

/** The frame around every mail of this deployment, with texts from the live content. */
export const emailFrame = async (): Promise<EmailFrame> => frameWith(await liveMailFacts());

/** The frame with these texts. */
export function frameWith(facts: MailFacts): EmailFrame {
  const { EMAIL_POSTAL_LINE } = mailSettings();
  const frame = { facts, siteUrl: siteUrl() };
  return EMAIL_POSTAL_LINE === undefined ? frame : { ...frame, postalLine: EMAIL_POSTAL_LINE };
}
