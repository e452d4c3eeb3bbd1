import { donationReceiptEmail, type EmailFrame } from '@raade/emails';
import * as z from 'zod/mini';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { publishingSettings } from '../../base/configuration/publishing-settings.ts';
import { receiptSettings } from '../../base/configuration/receipt-settings.ts';
import { collection } from '../../base/firestore.ts';
import { emailFrame } from '../../mail/compose/email-frame.ts';
import { outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { RECEIPT_KIND, type ReceiptEntry, receiptSchema } from './receipt-entry.ts';
import { giftSchema, receiptFacts, type ReceiptFacts } from './receipt-facts.ts';
import { receiptPdf } from './receipt-pdf.ts';

export const receiptKind: OutboxKind = {
  names: [RECEIPT_KIND],
  owedAs: 'receipt',
  compose: (key, data) => receiptMail(key, z.parse(receiptSchema, data)),
};

/**
 * The mail of an entry.
 *
 * @throws z.core.$ZodError if the donation is gone, or is none
 */
export async function receiptMail(key: string, receipt: ReceiptEntry): Promise<OutgoingMail> {
  const { donation_id: giftId, revision, returned_cents: returnedCents } = receipt;
  const document = collection('donations').doc(giftId);
  const gift = z.parse(giftSchema, (await document.get()).data());
  // Whoever is anonymous to everybody else needs a receipt in their name for their taxes.
  const donor_name = gift.is_anonymous ? await anonymousDonorName(giftId) : gift.donor_name;
  const frame = await emailFrame();
  const wording = {
    ...receiptSettings(),
    ...mailSettings(),
    fund: frame.facts.giving.fund,
    statementName: publishingSettings().SITE_ENVIRONMENT?.recipient?.statementName,
  };
  const order = { giftId, revision, returnedCents };
  const facts = receiptFacts(order, { ...gift, donor_name }, wording);
  return donationReceiptMail(key, gift.donor_email, facts, frame);
}

/** Thanks a donor and states what was given, or what became of it since. */
export async function donationReceiptMail(
  key: string,
  to: string,
  facts: ReceiptFacts,
  frame: EmailFrame,
): Promise<OutgoingMail> {
  const name = `${facts.number.replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, content: await receiptPdf(facts, frame.facts.giving.receipt) }];
  return outgoingMail(key, to, donationReceiptEmail(facts, frame), attachments);
}
