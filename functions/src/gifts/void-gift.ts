import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { VoidGiftRequest } from '@raade/contracts/gifts';
import type { Actor } from '../audit/actor.ts';
import { isNoted, noteRequest } from '../audit/noted-request.ts';
import { firestore } from '../firestore.ts';
import { donationAsSeen, donationDocument } from './known-donation.ts';

/**
 * Takes back a gift that staff have entered: it stays on record, and counts nowhere.
 *
 * @throws HttpsError of `donationAsSeen`
 */
export async function voidGift(asked: VoidGiftRequest, actor: Actor): Promise<void> {
  const { request, id, seen, reason } = asked;
  const subject = `${COLLECTIONS.donations}/${id}`;
  const deed = { action: 'void-gift' as const, ...actor, subject, details: { reason } };
  await firestore().runTransaction(async (transaction) => {
    if (await isNoted(transaction, request, deed)) return;
    const document = await transaction.get(donationDocument(id));
    const { corrections } = donationAsSeen(document, seen);
    transaction.update(document.ref, {
      payment_status: 'voided',
      entered_method: FieldValue.delete(),
      corrections: corrections + 1,
    });
    noteRequest(transaction, request, deed);
  });
}
