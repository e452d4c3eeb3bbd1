import {
  EXPORT_RIGHTS,
  recordExportRequestSchema,
  type RecordExportResponse,
} from '@raade/contracts/staff/audit';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  noteReadingRequestSchema,
  type NoteReadingResponse,
  rightToRead,
} from '@raade/contracts/firestore/noted-reading';
import { sessionId } from '@raade/contracts/staff/session';
import { noteAction } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { requireStaff } from '../../base/rights/require-right.ts';
import { noteOpening, noteReading } from './note-reading.ts';

/** From a reading on the rules answer the member of the staff in this session for `NOTE_VALID_MS`. */
export const noteReadingCall = staffCall({
  address: CALLABLES.noteReading,
  request: noteReadingRequestSchema,
  right: rightToRead,
  run: async ({ collection, record }, { actor, auth }): Promise<NoteReadingResponse> => {
    const reading = { collection, actor, session: sessionId(requireStaff(auth)) };
    await (record === undefined ? noteReading(reading) : noteOpening({ ...reading, record }));
    return { noted: true };
  },
});

/** Staff pages write their files themselves; they call it before they hand one over. */
export const recordExportCall = staffCall({
  address: CALLABLES.recordExport,
  request: recordExportRequestSchema,
  right: ({ action }) => EXPORT_RIGHTS[action],
  run: async ({ action, rows }, { actor }): Promise<RecordExportResponse> => {
    await noteAction({ action, ...actor, subject: null, details: { rows } });
    return { recorded: true };
  },
});
