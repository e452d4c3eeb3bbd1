import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { AuditEntry } from '@raade/contracts/staff/audit';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../firestore.ts';

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** The message of the log line that holds an entry. A locked bucket of Cloud Logging keeps these lines. */
export const AUDIT_LINE = 'an audit entry';

/**
 * Notes what a member of the staff does, before it is done: nothing happens without a trace, however it ends.
 *
 * @param ledger a command's own: the log of a command is no evidence, so it gets no line
 */
export async function noteAction(entry: AuditEntry, ledger?: Firestore): Promise<void> {
  const document = newEntry(ledger ?? firestore());
  if (!ledger) logEntry(document, entry);
  await document.create(stamped(entry));
}

/** The same within the transaction or batch that does it: neither can happen without the other. */
export function noteActionWith(change: Change, entry: AuditEntry): void {
  const document = newEntry(firestore());
  logEntry(document, entry);
  change.create(document, stamped(entry));
}

const logEntry = ({ id }: DocumentReference, entry: AuditEntry) =>
  logger.info(AUDIT_LINE, { id, ...entry });

const newEntry = (ledger: Firestore) => ledger.collection(COLLECTIONS.auditLog).doc();

const stamped = (entry: AuditEntry) => ({ ...entry, created_at: FieldValue.serverTimestamp() });
