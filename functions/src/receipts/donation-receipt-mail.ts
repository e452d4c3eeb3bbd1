import { donationReceiptEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../mail/address.ts';
import { emailFrame } from '../mail/compose/email-frame.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { receiptPdf } from './receipt-pdf.ts';

interface DonationReceipt {
  /** Names the mail, the same at each attempt. */
  readonly key: string;
  /** Address of the donor. */
  readonly to: string;
  readonly facts: ReceiptFacts;
}

/** Thanks a donor and states what was given, or what became of it since. */
export async function donationReceiptMail({
  key,
  to,
  facts,
}: DonationReceipt): Promise<OutgoingMail> {
  const { subject, html, text } = withPlainText(donationReceiptEmail(facts, emailFrame()));
  const name = `${facts.number.replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, content: await receiptPdf(facts) }];
  return { key, to: normalizeAddress(to), subject, html, text, headers: {}, attachments };
}
