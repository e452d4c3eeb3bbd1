import { CALLABLES } from '@raade/contracts/callables';
import {
  needsNote,
  NOTE_VALID_MS,
  notedName,
  noteReadingResponseSchema,
} from '@raade/contracts/noted-reading';
import { callFunction } from '@raade/firebase/callables';
import { environment } from '@raade/platform';

/** Long enough before its end that no reading begins with a note that runs out meanwhile. */
const RENEWED_AFTER_MS = NOTE_VALID_MS - 10 * 60_000;

interface Note {
  readonly at: number;
  readonly left: Promise<unknown>;
}

const notes = new Map<string, Note>();

/** Forgets what was noted: the next person at this machine leaves notes of their own. */
export function forgetNotes(): void {
  notes.clear();
}

/**
 * Reads a collection under the rules, which ask for a note of who reads people. It is left before the first reading of
 * a visit, and once an hour; readings at the same time share it.
 *
 * @param path the collection's path
 * @throws CallFailure if no note could be left, and what `read` throws
 */
export async function asNoted<Answer>(path: string, read: () => Promise<Answer>): Promise<Answer> {
  if (!needsNote(path)) return read();
  const name = notedName(path);
  const note = noteOf(name);
  try {
    await note.left;
    return await read();
  } catch (error) {
    // Whatever it was, trying again begins with a new note.
    if (notes.get(name) === note) notes.delete(name);
    throw error;
  }
}

function noteOf(collection: string): Note {
  const known = notes.get(collection);
  if (known && Date.now() - known.at < RENEWED_AFTER_MS) return known;
  const left = callFunction(
    environment(),
    CALLABLES.noteReading,
    { collection },
    noteReadingResponseSchema,
  );
  const note = { at: Date.now(), left };
  notes.set(collection, note);
  return note;
}
