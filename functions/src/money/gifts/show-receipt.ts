import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { HandleReceiptRequest, ShownReceipt } from '@raade/contracts/money/gifts';
import type { Actor } from '../../base/audit/actor.ts';
import { noteRequestOnce } from '../../base/audit/noted-request.ts';
import { receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { donationDocument } from './known-donation.ts';
import { checkReceiptable } from './receiptable.ts';

/**
 * The receipt of a donation as it would go out now, after a note that somebody looked: it names anonymous donors, too.
 *
 * @throws HttpsError of `checkReceiptable`
 */
export async function showReceipt(
  { request, id }: HandleReceiptRequest,
  actor: Actor,
): Promise<ShownReceipt> {
  const { receipt } = checkReceiptable(await donationDocument(id).get());
  const subject = `${COLLECTIONS.donations}/${id}`;
  await noteRequestOnce(`${request}_show`, {
    action: 'show-receipt',
    ...actor,
    subject,
    details: {},
  });
  const entry = z.parse(receiptSchema, {
    kind: 'donation-receipt',
    donation_id: id,
    revision: receipt.revision,
    returned_cents: receipt.returnedCents,
  });
  const { to, subject: title, html } = await receiptMail(`shown_${request}`, entry);
  return { to, subject: title, html };
}
