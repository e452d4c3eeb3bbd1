import * as z from 'zod/mini';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type {
  DonationChanged,
  HandleReceiptRequest,
  ShownReceipt,
} from '@raade/contracts/money/manual-donations';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import type { Actor } from '../../base/audit/actor.ts';
import { auditRequestOnce } from '../../base/audit/audited-request.ts';
import { queueDonationReceipt, RECEIPT_KIND } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { collection } from '../../base/firestore.ts';
import { currentReceipt } from '../receipts/receipt-of-donation.ts';

/**
 * Returns the receipt of a donation as it would be sent now. The audit entry is written first, since receipts name
 * anonymous donors, too.
 *
 * @throws HttpsError of `checkReceiptable`
 */
export async function showReceipt(
  { request, id }: HandleReceiptRequest,
  actor: Actor,
): Promise<ShownReceipt> {
  const { receipt } = checkReceiptable(await collection('donations').doc(id).get());
  const subject = `${COLLECTIONS.donations}/${id}`;
  const entry = { action: 'show-receipt' as const, ...actor, subject, details: {} };
  await auditRequestOnce(`${request}_show`, entry);
  const mail = await receiptMail(`shown_${request}`, {
    kind: RECEIPT_KIND,
    donation_id: id,
    revision: receipt.revision,
    returned_cents: receipt.returnedCents,
  });
  return { to: mail.to, subject: mail.subject, html: mail.html };
}

/**
 * Queues the receipt of a donation again, to its current address. A repeated request queues it once.
 *
 * @throws HttpsError of `checkReceiptable`
 */
export async function sendReceiptAgain(
  { request, id }: HandleReceiptRequest,
  actor: Actor,
): Promise<DonationChanged> {
  const subject = `${COLLECTIONS.donations}/${id}`;
  const entry = { action: 'send-receipt-again' as const, ...actor, subject, details: {} };
  await auditRequestOnce(request, entry, async (transaction) => {
    const snapshot = await transaction.get(collection('donations').doc(id));
    const { donation, receipt } = checkReceiptable(snapshot);
    queueDonationReceipt(transaction, receipt, donation.donor_email, request);
    // If the donation had no receipt, this is its first one, which a refund will replace.
    if (donation.receipt_revision === 0) {
      const { revision, returnedCents } = receipt;
      const state = { receipt_revision: revision, receipt_returned_cents: returnedCents };
      transaction.update(snapshot.ref, state);
    }
  });
  return { changed: true };
}

const donationSchema = z.object({
  ...receiptStateSchema.shape,
  ...z.pick(donationRecordSchema, { donor_email: true, payment_status: true }).shape,
});

/**
 * Returns the current receipt of a donation.
 *
 * @throws HttpsError `not-found` if it is not in the ledger, `failed-precondition` if it is void, has no address, or
 * was fully returned before it had a receipt
 */
function checkReceiptable(snapshot: DocumentSnapshot) {
  if (!snapshot.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
  const donation = z.parse(donationSchema, snapshot.data());
  if (donation.payment_status === 'voided') {
    throw new HttpsError('failed-precondition', 'This donation is void and has no receipt.');
  }
  if (donation.donor_email === '') {
    throw new HttpsError('failed-precondition', 'There is no address to send a receipt to.');
  }
  const receipt = currentReceipt(snapshot);
  if (receipt !== null) return { donation, receipt };
  throw new HttpsError(
    'failed-precondition',
    'This donation was refunded in full before it had a receipt.',
  );
}
