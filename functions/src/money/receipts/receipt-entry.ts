import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';
import { queueMail } from '../../mail/outbox/queue-mail.ts';
import type { ReceiptOrder } from './receipt-facts.ts';

export const RECEIPT_KIND = 'donation-receipt';

/** The outbox entry of a receipt. */
export const receiptSchema = z.object({
  kind: z.literal(RECEIPT_KIND),
  donation_id: z.string(),
  /** 1 for the first receipt. */
  revision: z.int(),
  returned_cents: z.int(),
});
export type ReceiptEntry = z.output<typeof receiptSchema>;

/** The outbox entry of a revision of a donation's receipt. */
export function receiptDocument(donationId: string, revision = 1) {
  const name = `${RECEIPT_KIND}_${donationId}`;
  const outbox = collection('outbox');
  return outbox.doc(revision === 1 ? name : `${name}_${revision}`);
}

/**
 * Queues a receipt within the transaction that changes the donation. The entry's id consists of donation and revision,
 * so the same receipt cannot be queued twice.
 *
 * @param copy distinguishes the entry of a copy of the same receipt
 */
export function queueDonationReceipt(
  transaction: Transaction,
  { donationId, revision, returnedCents }: ReceiptOrder,
  to: string,
  copy?: string,
): void {
  const entry = receiptDocument(donationId, revision);
  const document = copy === undefined ? entry : entry.parent.doc(`${entry.id}_again_${copy}`);
  const receipt = { donation_id: donationId, revision, returned_cents: returnedCents };
  queueMail(transaction, document, { kind: RECEIPT_KIND, to, ...receipt });
}
