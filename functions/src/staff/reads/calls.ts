import { Timestamp } from 'firebase-admin/firestore';
import {
  EXPORT_RIGHTS,
  recordExportRequestSchema,
  type RecordExportResponse,
} from '@raade/contracts/staff/audit';
import {
  noteReadingRequestSchema,
  type NoteReadingResponse,
  rightToRead,
  NOTE_VALID_MS,
} from '@raade/contracts/firestore/noted-reading';
import { sessionId } from '@raade/contracts/staff/session';
import { noteAction, noteActionWith } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { requireStaff } from '../../base/rights/require-right.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { counterOf, hashOf, oneMore } from '../../base/limits/counter.ts';

/** From a reading on the rules answer the member of the staff in this session for `NOTE_VALID_MS`. */
export const noteReadingCall = staffCall(
  noteReadingRequestSchema,
  rightToRead,
  async ({ collection: name, record }, actor, auth): Promise<NoteReadingResponse> => {
    const reading = { collection: name, actor, session: sessionId(requireStaff(auth)) };
    await (record === undefined ? noteReading(reading) : noteOpening({ ...reading, record }));
    return { noted: true };
  },
);

/** Staff pages write their files themselves; they call it before they hand one over. */
export const recordExportCall = staffCall(
  recordExportRequestSchema,
  ({ action }) => EXPORT_RIGHTS[action],
  async ({ action, rows }, actor): Promise<RecordExportResponse> => {
    await noteAction(actor, action, null, { rows });
    return { recorded: true };
  },
);

interface Reading {
  readonly collection: string;
  readonly actor: Actor;
  /** Id of the session (`sessionId`) that reads: another one of the account leaves a note of its own. */
  readonly session: string;
}

/**
 * Notes in the audit log that somebody is about to read a collection, and gives their session the ticket that the rules
 * ask for: both or neither. Tickets for other collections go on.
 */
async function noteReading({ collection: name, actor, session }: Reading): Promise<void> {
  const until = Timestamp.fromMillis(Date.now() + NOTE_VALID_MS);
  const batch = firestore().batch();
  noteActionWith(batch, actor, 'read-people', name, {
    session,
    until: until.toDate().toISOString(),
  });
  const ticket = collection('reads').doc(session);
  batch.set(ticket, { until: { [name]: until }, ...expiryOf('reads') }, { merge: true });
  await batch.commit();
}

interface Opening extends Reading {
  /** Id of the document. */
  readonly record: string;
}

/** Notes in the audit log that somebody has opened a record: once an hour, however often they come back to it. */
async function noteOpening({ collection: name, record, actor, session }: Opening): Promise<void> {
  const counter = counterOf('openings', hashOf(`${session} ${name} ${record}`));
  // An id that a file brought can be an address, which the log never holds.
  const subject = record.includes('@') ? name : `${name}/${record}`;
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(counter)).exists) return;
    transaction.set(counter, oneMore());
    noteActionWith(transaction, actor, 'open-record', subject);
  });
}
