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
  /** The instant at which it goes out; left out: at once. */
  readonly due_at?: Timestamp;
  readonly [field: string]: unknown;
}

/**
 * Queues a mail within the change that it announces: neither can exist without the other.
 *
 * @param document of the outbox; its name keeps the same mail from being queued twice
 */
export function queueMail(change: Change, document: DocumentReference, entry: OutboxEntry): void {
  const created_at = FieldValue.serverTimestamp();
  change.create(document, { ...WAITING, ...entry, ...expiryOf('outbox'), created_at });
}

/** Queues a mail in a document with a name of its own: two requests queue two mails. */
export function queueNewMail(change: Change, entry: OutboxEntry): void {
  const name = `${entry.kind}_${randomUUID()}`;
  queueMail(change, collection('outbox').doc(name), entry);
}
