import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { DonationChanged, VoidDonationRequest } from '@raade/contracts/money/manual-donations';
import type { Actor } from '../../base/audit/actor.ts';
import { auditRequestOnce } from '../../base/audit/audited-request.ts';
import { collection } from '../../base/firestore.ts';
import { replacementReceipt, queueReplacement } from '../receipts/receipt-of-donation.ts';
import { parseCurrentDonation } from './current-donation.ts';

/**
 * Voids a manual donation: it stays in the ledger, counts in no sum, and its receipt is canceled with the reason.
 *
 * @throws HttpsError of `parseCurrentDonation`
 */
export async function voidDonation(
  input: VoidDonationRequest,
  actor: Actor,
): Promise<DonationChanged> {
  const { request, id, seen, reason } = input;
  const subject = `${COLLECTIONS.donations}/${id}`;
  const entry = { action: 'void-donation' as const, ...actor, subject, details: { reason } };
  await auditRequestOnce(request, entry, async (transaction) => {
    const document = await transaction.get(collection('donations').doc(id));
    const { corrections, amount_cents } = parseCurrentDonation(document, seen);
    // The whole amount counts as returned, so that the receipt is canceled.
    const returned = { refunded_cents: amount_cents, dispute: 'none', disputed_cents: 0 } as const;
    const cancellation = await replacementReceipt(transaction, document, returned);
    transaction.update(document.ref, {
      ...(cancellation && queueReplacement(transaction, cancellation)),
      payment_status: 'voided',
      void_reason: reason,
      entered_method: FieldValue.delete(),
      corrections: corrections + 1,
    });
  });
  return { changed: true };
}
