import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import {
  OPEN_RECEIPT_STATUSES,
  type ReceiptRetryRequest,
  type ReceiptRetryResponse,
} from '@raade/contracts/money/waiting-receipts';
import type { Actor } from '../../base/audit/actor.ts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { WAITING } from '../../mail/deliveries/delivery-state.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import { reasonNotToSend } from '../../mail/suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../../mail/suppressions/suppression.ts';
import { receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { statementEntrySchema } from '../statements/statement-document.ts';

const entrySchema = z.discriminatedUnion('kind', [receiptSchema, statementEntrySchema]);

const isOpen = (status: unknown) => OPEN_RECEIPT_STATUSES.some((each) => each === status);

/**
 * Queues a failed receipt again. A repeated request changes nothing, since the first one has changed its state.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` if its address gets no mail
 */
export async function retryReceipt(
  { id, lease }: ReceiptRetryRequest,
  actor: Actor,
): Promise<ReceiptRetryResponse> {
  const document = collection('outbox').doc(id);
  const entry = entrySchema.safeParse((await document.get()).data()).data;
  if (!entry) throw new HttpsError('not-found', 'There is no such receipt.');
  // Receipts are sent to the donor's current address.
  const { to } = entry.kind === 'donation-receipt' ? await receiptMail(id, entry) : entry;
  await refuseSuppressed(to);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const status: unknown = snapshot.get('status');
    if (!isOpen(status) || snapshot.get('lease') !== lease) return { changed: false };
    // The address is stored, since the report of a bounce names the mail by it.
    transaction.update(document, { ...WAITING, bounce: null, to: normalizeAddress(to) });
    auditActionWith(transaction, actor, 'retry-receipt', document.path, { status: String(status) });
    return { changed: true };
  });
}

/** Refuses a suppressed address, since the receipt would only be held again. */
async function refuseSuppressed(address: string): Promise<void> {
  const reasons = reasonsIn(await suppressionOf(addressHash(address)).get());
  const text = reasonNotToSend('receipt', reasons);
  if (text === undefined) return;
  throw new HttpsError('failed-precondition', `${text} Unblock the address first, or correct it.`);
}
