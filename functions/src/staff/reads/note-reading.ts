import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { NOTE_VALID_MS } from '@raade/contracts/firestore/noted-reading';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';
import { counterOf, hashOf, oneMore } from '../../base/limits/counter.ts';

interface Reader {
  readonly actor: Actor;
  /** Id of the session (`sessionId`) that reads: another one of the account leaves a note of its own. */
  readonly session: string;
}

interface Reading extends Reader {
  readonly collection: string;
}

interface Opening extends Reading {
  /** Id of the document. */
  readonly record: string;
}

/**
 * Notes in the audit log that somebody is about to read a collection, and gives their session the ticket that the rules
 * ask for: both or neither. Tickets for other collections go on.
 */
export async function noteReading({ collection, actor, session }: Reading): Promise<void> {
  const until = Timestamp.fromMillis(Date.now() + NOTE_VALID_MS);
  const batch = firestore().batch();
  noteActionWith(batch, {
    action: 'read-people',
    ...actor,
    subject: collection,
    details: { session, until: until.toDate().toISOString() },
  });
  const ticket = firestore().collection(COLLECTIONS.reads).doc(session);
  batch.set(ticket, { until: { [collection]: until }, ...expiryOf('reads') }, { merge: true });
  await batch.commit();
}

/** Notes in the audit log that somebody has opened a record: once an hour, however often they come back to it. */
export async function noteOpening({ collection, record, actor, session }: Opening): Promise<void> {
  const counter = counterOf('openings', hashOf(`${session} ${collection} ${record}`));
  // An id that a file brought can be an address, which the log never holds.
  const subject = record.includes('@') ? collection : `${collection}/${record}`;
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(counter)).exists) return;
    transaction.set(counter, oneMore());
    noteActionWith(transaction, { action: 'open-record', ...actor, subject, details: {} });
  });
}
