import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { NOTE_VALID_MS, type NoteReadingRequest } from '@raade/contracts/firestore/noted-reading';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';

interface Reading extends NoteReadingRequest {
  readonly actor: Actor;
  /** Id of the session (`sessionId`) that reads: another one of the account leaves a note of its own. */
  readonly session: string;
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
