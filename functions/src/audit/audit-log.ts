import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import type { AuditEntry } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** Notes what a member of the staff does, before it is done: nothing happens without a trace, however it ends. */
export async function noteAction(entry: AuditEntry, ledger = firestore()): Promise<void> {
  await newEntry(ledger).create(stamped(entry));
}

/** The same within the transaction or batch that does it: neither can happen without the other. */
export function noteActionWith(change: Change, entry: AuditEntry): void {
  change.create(newEntry(firestore()), stamped(entry));
}

const newEntry = (ledger: Firestore) => ledger.collection(COLLECTIONS.auditLog).doc();

const stamped = (entry: AuditEntry) => ({ ...entry, created_at: FieldValue.serverTimestamp() });
