import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { auditEntrySchema, type AuditEntry } from '@raade/contracts/staff/audit';
import { collection, firestore } from '../firestore.ts';

/** The entry of a request that a page has numbered: one, however often it is sent. */
const entryOf = (request: string) => collection('auditLog').doc(`request_${request}`);

/**
 * True if the request was noted before, with these details. To be asked before the transaction writes anything.
 *
 * @throws HttpsError `already-exists` if it was another one then, or somebody else's: one entry never stands for two deeds
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

/** Refuses a request whose number was that of another one. */
export const otherDetails = () =>
  new HttpsError(
    'already-exists',
    'This was sent before with other details. Close it, and start again.',
  );

/** Notes the request within the transaction that has asked `isNoted`. */
export function noteRequest(transaction: Transaction, request: string, entry: AuditEntry): void {
  transaction.create(entryOf(request), { ...entry, created_at: FieldValue.serverTimestamp() });
}

/** Notes a request once, in the transaction that carries it out, or before it is carried out elsewhere. */
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
