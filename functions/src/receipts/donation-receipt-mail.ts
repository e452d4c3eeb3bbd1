import { donationReceiptEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../mail/address.ts';
import { emailFrame } from '../mail/compose/email-frame.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

interface DonationReceipt {
  /** Names the mail, the same at each attempt. */
  readonly key: string;
  /** Address of the donor. */
  readonly to: string;
  readonly facts: ReceiptFacts;
}

/** Thanks a donor and states what was given, or what became of it since. */
export function donationReceiptMail({ key, to, facts }: DonationReceipt): OutgoingMail {
  const { subject, html, text } = withPlainText(donationReceiptEmail(facts, emailFrame()));
  return { key, to: normalizeAddress(to), subject, html, text, headers: {} };
}
