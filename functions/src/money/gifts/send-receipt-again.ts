import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { HandleReceiptRequest } from '@raade/contracts/money/gifts';
import type { Actor } from '../../base/audit/actor.ts';
import { isNoted, noteRequest } from '../../base/audit/noted-request.ts';
import { firestore } from '../../base/firestore.ts';
import { queueReceiptAgain } from '../receipts/receipt-of-gift.ts';
import { donationDocument } from './known-donation.ts';
import { checkReceiptable } from './receiptable.ts';

/**
 * Queues the receipt of a donation once more, to the address that it has now: once for each request.
 *
 * @throws HttpsError of `checkReceiptable`
 */
export async function sendReceiptAgain(
  { request, id }: HandleReceiptRequest,
  actor: Actor,
): Promise<void> {
  const subject = `${COLLECTIONS.donations}/${id}`;
  const deed = { action: 'send-receipt-again' as const, ...actor, subject, details: {} };
  await firestore().runTransaction(async (transaction) => {
    if (await isNoted(transaction, request, deed)) return;
    const gift = await transaction.get(donationDocument(id));
    const { before, receipt } = checkReceiptable(gift);
    queueReceiptAgain(transaction, gift, request);
    // What was never thanked for has its first receipt now, which a refund will replace.
    if (before === 0) {
      const { revision, returnedCents } = receipt;
      const state = { receipt_revision: revision, receipt_returned_cents: returnedCents };
      transaction.update(gift.ref, state);
    }
    noteRequest(transaction, request, deed);
  });
}
