import { CALLABLES } from '@raade/contracts/base/callables';
import {
  needsNote,
  NOTE_VALID_MS,
  notedName,
  noteReadingResponseSchema,
} from '@raade/contracts/firestore/noted-reading';
import { callFunction } from '@raade/firebase/callables';
import { sessionHere } from '@raade/firebase/session';
import { environment } from '@raade/platform';

/** Long enough before its end that no reading begins with a note that runs out meanwhile. */
const RENEWED_AFTER_MS = NOTE_VALID_MS - 10 * 60_000;

interface Note {
  readonly at: number;
  readonly left: Promise<unknown>;
}

/** By session and collection: a session that begins anew, as when a password is confirmed, needs notes of its own. */
const notes = new Map<string, Note>();

/** Forgets what was noted: the next person at this machine leaves notes of their own. */
export function forgetNotes(): void {
  notes.clear();
}

/**
 * Reads a collection under the rules, which ask for a note of who reads people. It is left before the first reading of
 * a session, and once an hour; readings at the same time share it.
 *
 * @param path the collection's path
 * @throws CallFailure if no note could be left, FirebaseError if the session is not known, and what `read` throws
 */
export async function asNoted<Answer>(path: string, read: () => Promise<Answer>): Promise<Answer> {
  if (!needsNote(path)) return read();
  const collection = notedName(path);
  const name = `${await sessionHere(environment())} ${collection}`;
  const note = noteOf(name, collection);
  try {
    await note.left;
    return await read();
  } catch (error) {
    // Whatever it was, trying again begins with a new note.
    if (notes.get(name) === note) notes.delete(name);
    throw error;
  }
}

function noteOf(name: string, collection: string): Note {
  const known = notes.get(name);
  if (known && Date.now() - known.at < RENEWED_AFTER_MS) return known;
  const left = callFunction(
    environment(),
    CALLABLES.noteReading,
    { collection },
    noteReadingResponseSchema,
  );
  const note = { at: Date.now(), left };
  notes.set(name, note);
  return note;
}
