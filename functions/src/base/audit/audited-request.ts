import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { auditEntrySchema, type AuditEntry } from '@raade/contracts/staff/audit';
import { collection, firestore } from '../firestore.ts';

/**
 * The audit entry of a request. The page makes the id of the request and repeats it in a retry, so a repeated request
 * has one entry.
 */
const entryOf = (requestId: string) => collection('auditLog').doc(`request_${requestId}`);

/**
 * True if this request has an audit entry already, with the same details. Call it before the transaction's first write,
 * as Firestore requires.
 *
 * @throws HttpsError `already-exists` if the id belongs to a request with other details or of another account
 */
export async function isAudited(
  transaction: Transaction,
  requestId: string,
  entry: AuditEntry,
): Promise<boolean> {
  const snapshot = await transaction.get(entryOf(requestId));
  if (!snapshot.exists) return false;
  const storedEntry = z.parse(auditEntrySchema, snapshot.data());
  const isSame = (name: 'action' | 'actor' | 'subject') => storedEntry[name] === entry[name];
  const isSameDetail = ([name, value]: [string, unknown]) =>
    isDeepStrictEqual(storedEntry.details[name], value);
  if (
    (['action', 'actor', 'subject'] as const).every(isSame) &&
    Object.entries(entry.details).every(isSameDetail)
  ) {
    return true;
  }
  throw otherDetailsError();
}

/** Error for a request id that was used with other details. */
export const otherDetailsError = () =>
  new HttpsError(
    'already-exists',
    'This was already sent with other details. Close it and start again.',
  );

/** Writes the entry, within the transaction that has called `isAudited`. */
export function auditRequest(transaction: Transaction, requestId: string, entry: AuditEntry): void {
  transaction.create(entryOf(requestId), { ...entry, created_at: FieldValue.serverTimestamp() });
}

/**
 * Writes the entry of a request once, in the transaction that carries the request out. Without `carryOut`, the caller
 * carries it out afterwards.
 */
export async function auditRequestOnce(
  requestId: string,
  entry: AuditEntry,
  carryOut?: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    if (await isAudited(transaction, requestId, entry)) return;
    await carryOut?.(transaction);
    auditRequest(transaction, requestId, entry);
  });
}
