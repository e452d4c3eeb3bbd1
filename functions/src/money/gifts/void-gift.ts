import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { GiftChanged, VoidGiftRequest } from '@raade/contracts/money/gifts';
import type { Actor } from '../../base/audit/actor.ts';
import { noteRequestOnce } from '../../base/audit/noted-request.ts';
import { collection } from '../../base/firestore.ts';
import { dueReplacing, queueReplacing } from '../receipts/receipt-of-gift.ts';
import { donationAsSeen } from './known-donation.ts';

/**
 * Takes back a gift that staff have entered: it stays on record, counts nowhere, and its receipt is cancelled, with the
 * reason.
 *
 * @throws HttpsError of `donationAsSeen`
 */
export async function voidGift(asked: VoidGiftRequest, actor: Actor): Promise<GiftChanged> {
  const { request, id, seen, reason } = asked;
  const subject = `${COLLECTIONS.donations}/${id}`;
  const deed = { action: 'void-gift' as const, ...actor, subject, details: { reason } };
  await noteRequestOnce(request, deed, async (transaction) => {
    const document = await transaction.get(collection('donations').doc(id));
    const { corrections, amount_cents } = donationAsSeen(document, seen);
    const nothing = { refunded_cents: amount_cents, dispute: 'none', disputed_cents: 0 } as const;
    const cancelled = await dueReplacing(transaction, document, nothing);
    transaction.update(document.ref, {
      ...(cancelled && queueReplacing(transaction, cancelled)),
      payment_status: 'voided',
      void_reason: reason,
      entered_method: FieldValue.delete(),
      corrections: corrections + 1,
    });
  });
  return { changed: true };
}
