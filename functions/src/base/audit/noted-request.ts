import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { auditEntrySchema, type AuditEntry } from '@raade/contracts/staff/audit';
import { collection, firestore } from '../firestore.ts';

/**
 * The audit entry of a request with an id from its page. The id names the document, so a repeated request has one
 * entry.
 */
const entryOf = (request: string) => collection('auditLog').doc(`request_${request}`);

/**
 * True if this request has an audit entry already, with the same details. Call it before the transaction's first write,
 * as Firestore requires.
 *
 * @throws HttpsError `already-exists` if the id belongs to a request with other details or of another account
 */
export async function isNoted(
  transaction: Transaction,
  request: string,
  entry: AuditEntry,
): Promise<boolean> {
  const found = await transaction.get(entryOf(request));
  if (!found.exists) return false;
  const noted = z.parse(auditEntrySchema, found.data());
  const isSame = (name: 'action' | 'actor' | 'subject') => noted[name] === entry[name];
  const isSameDetail = ([name, value]: [string, unknown]) =>
    isDeepStrictEqual(noted.details[name], value);
  if (
    (['action', 'actor', 'subject'] as const).every(isSame) &&
    Object.entries(entry.details).every(isSameDetail)
  ) {
    return true;
  }
  throw otherDetails();
}

/** Error for a request id that was used with other details. */
export const otherDetails = () =>
  new HttpsError(
    'already-exists',
    'This was sent before with other details. Close it, and start again.',
  );

/** Writes the entry, within the transaction that has called `isNoted`. */
export function noteRequest(transaction: Transaction, request: string, entry: AuditEntry): void {
  transaction.create(entryOf(request), { ...entry, created_at: FieldValue.serverTimestamp() });
}

/**
 * Writes the entry of a request once, in the transaction that carries it out. Without `carryOut`, the caller acts
 * afterwards.
 */
export async function noteRequestOnce(
  request: string,
  entry: AuditEntry,
  carryOut?: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    if (await isNoted(transaction, request, entry)) return;
    await carryOut?.(transaction);
    noteRequest(transaction, request, entry);
  });
}
