import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { AuditAction, AuditEntry } from '@raade/contracts/staff/audit';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../firestore.ts';
import type { Actor } from './actor.ts';

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** The message of the log line that holds an entry. A locked bucket of Cloud Logging keeps these lines. */
export const AUDIT_LINE = 'an audit entry';

type Noted = readonly [
  actor: Actor,
  action: AuditAction,
  subject: AuditEntry['subject'],
  details?: AuditEntry['details'],
];

/** Notes what a member of the staff does, before it is done: nothing happens without a trace, however it ends. */
export async function noteAction(...noted: Noted): Promise<void> {
  const entry = loggedEntry(noted);
  await entry.document.create(stamped(entry.data));
}

/** The same within the transaction or batch that does it: neither can happen without the other. */
export function noteActionWith(change: Change, ...noted: Noted): void {
  const entry = loggedEntry(noted);
  change.create(entry.document, stamped(entry.data));
}

/** Notes what a command does, in its own ledger. The log of a command is no evidence, so it gets no line. */
export async function noteEntry(data: AuditEntry, ledger: Firestore): Promise<void> {
  await newEntry(ledger).create(stamped(data));
}

function loggedEntry([actor, action, subject, details = {}]: Noted) {
  const document = newEntry(firestore());
  const data: AuditEntry = { action, ...actor, subject, details };
  logger.info(AUDIT_LINE, { id: document.id, ...data });
  return { document, data };
}

const newEntry = (ledger: Firestore) => ledger.collection(COLLECTIONS.auditLog).doc();

const stamped = (entry: AuditEntry) => ({ ...entry, created_at: FieldValue.serverTimestamp() });
