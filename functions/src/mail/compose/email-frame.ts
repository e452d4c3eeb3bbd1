import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import type { EmailFrame } from '@raade/emails';
import { mailSettings, siteUrl } from '../../base/configuration/mail-settings.ts';
import { liveMailFacts } from '../../releases/editions/live-facts.ts';

/** The frame around every mail of this deployment, with what is live of the content. */
export const emailFrame = async (): Promise<EmailFrame> => frameWith(await liveMailFacts());

/** The same with these words. */
export function frameWith(facts: MailFacts): EmailFrame {
  const { EMAIL_POSTAL_LINE } = mailSettings();
  const frame = { facts, siteUrl: siteUrl() };
  return EMAIL_POSTAL_LINE === undefined ? frame : { ...frame, postalLine: EMAIL_POSTAL_LINE };
}
