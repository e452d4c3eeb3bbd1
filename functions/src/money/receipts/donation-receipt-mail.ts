import { donationReceiptEmail, type EmailFrame } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { receiptPdf } from './receipt-pdf.ts';

interface DonationReceipt {
  /** Names the mail, the same at each attempt. */
  readonly key: string;
  /** Address of the donor. */
  readonly to: string;
  readonly facts: ReceiptFacts;
  readonly frame: EmailFrame;
}

/** Thanks a donor and states what was given, or what became of it since. */
export async function donationReceiptMail({
  key,
  to,
  facts,
  frame,
}: DonationReceipt): Promise<OutgoingMail> {
  const { subject, html, text } = withPlainText(donationReceiptEmail(facts, frame));
  const name = `${facts.number.replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, content: await receiptPdf(facts, frame.facts.giving.receipt) }];
  return { key, to: normalizeAddress(to), subject, html, text, headers: {}, attachments };
}
