import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  noteReadingRequestSchema,
  type NoteReadingResponse,
  rightToRead,
} from '@raade/contracts/noted-reading';
import { sessionId } from '@raade/contracts/people/session';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { noteReading } from './note-reading.ts';

/**
 * `note-reading`: takes a `NoteReadingRequest` of a member of the staff, answers a `NoteReadingResponse`. From then on
 * the rules answer them in this session for `NOTE_VALID_MS`.
 */
export const noteReadingCallable = onCall(visitorCallable(), (request: CallableRequest<unknown>) =>
  answering(CALLABLES.noteReading, () => noteFor(request)),
);

async function noteFor({
  auth,
  data,
}: Pick<CallableRequest<unknown>, 'auth' | 'data'>): Promise<NoteReadingResponse> {
  const session = sessionId(requireStaff(auth));
  const request = checkedInput(noteReadingRequestSchema, data);
  const actor = await requireActor(auth, rightToRead(request));
  await noteReading({ ...request, actor, session });
  return { noted: true };
}
