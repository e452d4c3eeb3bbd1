import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { anonymousDonorName } from '../anonymous-donors/anonymous-donor.ts';
import { mailSettings } from '../configuration/mail-settings.ts';
import { publishingSettings } from '../configuration/publishing-settings.ts';
import { receiptSettings } from '../configuration/receipt-settings.ts';
import { firestore } from '../firestore.ts';
import { emailFrame } from '../mail/compose/email-frame.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';
import { donationReceiptMail } from './donation-receipt-mail.ts';
import type { ReceiptEntry } from './receipt-entry.ts';
import { giftSchema, receiptFacts } from './receipt-facts.ts';

/**
 * The mail of an entry.
 *
 * @throws z.core.$ZodError if the donation is gone, or is none
 */
export async function receiptMail(key: string, receipt: ReceiptEntry): Promise<OutgoingMail> {
  const { donation_id: giftId, revision, returned_cents: returnedCents } = receipt;
  const document = firestore().collection(COLLECTIONS.donations).doc(giftId);
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
  return donationReceiptMail({ key, to: gift.donor_email, facts, frame });
}
