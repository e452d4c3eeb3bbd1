import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import type { WithheldMails } from '../../mail/deliveries/mail-queue.ts';
import { collection } from '../../base/firestore.ts';
import { receiptSchema } from './receipt-entry.ts';

const REPLACED = 'A later receipt of the same donation replaces this one.';

/**
 * Finds receipts that were replaced while they waited: a donor who gets one late would take it for the valid one.
 */
export async function replacedReceipts(
  documents: readonly QueryDocumentSnapshot[],
  transaction: Transaction,
): Promise<WithheldMails> {
  const receipts = documents.flatMap((document) => {
    const receipt = z.safeParse(receiptSchema, document.data()).data;
    return receipt === undefined ? [] : [{ id: document.id, ...receipt }];
  });
  if (receipts.length === 0) return new Map();
  const ledger = collection('donations');
  const donations = await transaction.getAll(
    ...receipts.map(({ donation_id: donationId }) => ledger.doc(donationId)),
  );
  const replaced = receipts.filter(({ revision }, index) => {
    const state = z.safeParse(receiptStateSchema, donations[index]?.data()).data;
    return state !== undefined && state.receipt_revision > revision;
  });
  return new Map(replaced.map(({ id }) => [id, { status: 'needless', reason: REPLACED }]));
}
