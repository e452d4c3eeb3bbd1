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
import { sessionId } from '@raade/contracts/staff/staff-session';
import { noteAction, noteActionWith } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { requireStaff } from '../../base/rights/require-right.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { counterOf, hashOf, oneMore } from '../../base/limits/counter.ts';

/**
 * Notes in the audit log that somebody is about to read a collection, and gives their session the ticket that the rules
 * ask for: both or neither. From then on the rules answer the member of the staff in this session for `NOTE_VALID_MS`.
 * Tickets for other collections go on, and another session of the account leaves a note of its own. With a record it
 * notes that this was opened: once an hour, however often a session comes back to it.
 */
export const noteReadingCall = staffCall(
  noteReadingRequestSchema,
  rightToRead,
  async ({ collection: name, record }, actor, auth): Promise<NoteReadingResponse> => {
    const session = sessionId(requireStaff(auth));
    if (record !== undefined) {
      const counter = counterOf('openings', hashOf(`${session} ${name} ${record}`));
      // An id that a file brought can be an address, which the log never holds.
      const subject = record.includes('@') ? name : `${name}/${record}`;
      await firestore().runTransaction(async (transaction) => {
        if ((await transaction.get(counter)).exists) return;
        transaction.set(counter, oneMore());
        noteActionWith(transaction, actor, 'open-record', subject);
      });
      return { noted: true };
    }
    const until = Timestamp.fromMillis(Date.now() + NOTE_VALID_MS);
    const batch = firestore().batch();
    const details = { session, until: until.toDate().toISOString() };
    noteActionWith(batch, actor, 'read-people', name, details);
    const ticket = collection('reads').doc(session);
    batch.set(ticket, { until: { [name]: until }, ...expiryOf('reads') }, { merge: true });
    await batch.commit();
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
