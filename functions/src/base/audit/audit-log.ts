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

/** A transaction or a write batch. */
interface Change {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/**
 * Message of the log line with each entry. Cloud Logging copies these lines into a locked bucket, so nobody can delete
 * them.
 */
export const AUDIT_LINE = 'an audit entry';

type EntryArguments = readonly [
  actor: Actor,
  action: AuditAction,
  subject: AuditEntry['subject'],
  details?: AuditEntry['details'],
];

/**
 * Writes the audit entry of a staff action. Call it before the action, so that an action that fails halfway has an
 * entry, too.
 */
export async function auditAction(...entryArguments: EntryArguments): Promise<void> {
  const entry = logNewEntry(entryArguments);
  await entry.document.create(withTime(entry.data));
}

/** Adds the audit entry to the transaction or batch of the action, so that both are committed or neither. */
export function auditActionWith(change: Change, ...entryArguments: EntryArguments): void {
  const entry = logNewEntry(entryArguments);
  change.create(entry.document, withTime(entry.data));
}

/** Writes the audit entry of a command-line tool to a database. No log line: the log of a command is not locked. */
export async function writeAuditEntry(data: AuditEntry, database: Firestore): Promise<void> {
  await newEntry(database).create(withTime(data));
}

function logNewEntry([actor, action, subject, details = {}]: EntryArguments) {
  const document = newEntry(firestore());
  const data: AuditEntry = { action, ...actor, subject, details };
  logger.info(AUDIT_LINE, { id: document.id, ...data });
  return { document, data };
}

const newEntry = (database: Firestore) => database.collection(COLLECTIONS.auditLog).doc();

const withTime = (entry: AuditEntry) => ({ ...entry, created_at: FieldValue.serverTimestamp() });
