import { randomUUID } from 'node:crypto';
import { FieldValue, type DocumentReference, type Timestamp } from 'firebase-admin/firestore';
import { expiryOf } from '../../base/expires-at.ts';
import { collection } from '../../base/firestore.ts';
import { WAITING } from '../deliveries/delivery-state.ts';

/** A transaction or a batch. */
export interface Change {
  create(document: DocumentReference, data: object): unknown;
}

/** An entry of the outbox, with what its kind needs to compose the mail. */
interface OutboxEntry {
  readonly kind: string;
  readonly to: string;
  /** When the mail goes out; at once if not given. */
  readonly due_at?: Timestamp;
  readonly [field: string]: unknown;
}

/**
 * Queues a mail in the same transaction or batch as the change that it announces: both are written, or neither.
 *
 * @param document the outbox document; its name prevents that the same mail is queued twice
 */
export function queueMail(change: Change, document: DocumentReference, entry: OutboxEntry): void {
  const created_at = FieldValue.serverTimestamp();
  change.create(document, { ...WAITING, ...entry, ...expiryOf('outbox'), created_at });
}

/** Queues a mail in a document with a random name: two requests queue two mails. */
export function queueNewMail(change: Change, entry: OutboxEntry): void {
  const name = `${entry.kind}_${randomUUID()}`;
  queueMail(change, collection('outbox').doc(name), entry);
}
