import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import { donationRecordSchema } from '@raade/contracts/donations';
import { anonymousDonorName } from '../anonymous-donors/anonymous-donor.ts';
import { WAITING } from '../deliveries/delivery-state.ts';
import { expiryOf } from '../expiry.ts';
import { firestore } from '../firestore.ts';
import { donationReceiptMail } from '../mail/compose/donation-receipt-mail.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';

const KIND = 'donation-receipt';

/** The fields of an entry about this mail. */
export const receiptSchema = z.object({ kind: z.literal(KIND), donation_id: z.string() });

const donationSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_name: true, donor_email: true, amount_cents: true })
    .shape,
  is_anonymous: z._default(z.boolean(), false),
  created_at: z.instanceof(Timestamp),
  /** Records of earlier versions have none. */
  paid_at: z.optional(z.instanceof(Timestamp)),
});

/** All receipts of the outbox. */
export function receipts() {
  return firestore().collection(COLLECTIONS.outbox).where('kind', '==', KIND);
}

/** The one receipt that a payment can have. */
export function receiptDocument(paymentIntentId: string) {
  return firestore().collection(COLLECTIONS.outbox).doc(`${KIND}_${paymentIntentId}`);
}

/**
 * Queues the receipt of a donation within the transaction that records it: neither can exist
 * without the other. The key is the payment's, so a second receipt for it cannot be queued.
 */
export function queueDonationReceipt(
  transaction: Transaction,
  paymentIntentId: string,
  to: string,
): void {
  transaction.create(receiptDocument(paymentIntentId), {
    kind: KIND,
    to,
    donation_id: paymentIntentId,
    ...WAITING,
    ...expiryOf('outbox'),
    created_at: FieldValue.serverTimestamp(),
  });
}

/** @throws z.core.$ZodError if the donation is gone, or is none */
export async function receiptMail({
  donation_id: paymentIntentId,
}: z.infer<typeof receiptSchema>): Promise<OutgoingMail> {
  const document = firestore().collection(COLLECTIONS.donations).doc(paymentIntentId);
  const record = z.parse(donationSchema, (await document.get()).data());
  const { created_at, paid_at = created_at, is_anonymous, ...donation } = record;
  // Whoever is anonymous to everybody else needs a receipt in their name for their taxes.
  const donor_name = is_anonymous ? await anonymousDonorName(paymentIntentId) : donation.donor_name;
  const paidAt = paid_at.toDate();
  return donationReceiptMail({ paymentIntentId, donation: { ...donation, donor_name }, paidAt });
}
