import { CALLABLES } from '@raade/contracts/base/callables';
import {
  needsNote,
  PERMIT_VALID_MS,
  permitName,
  noteReadingResponseSchema,
} from '@raade/contracts/firestore/noted-reading';
import { callFunction } from '@raade/firebase/callables';
import { currentSessionId } from '@raade/firebase/session';
import { environment } from '@raade/platform';

/** Early enough that no read begins with an entry that expires meanwhile. */
const RENEWED_AFTER_MS = PERMIT_VALID_MS - 10 * 60_000;

interface Entry {
  readonly at: number;
  readonly made: Promise<unknown>;
}

/** By session and collection: a new session, also of somebody else at this machine, needs entries of its own. */
const entries = new Map<string, Entry>();

/**
 * Reads a collection of people. The rules require an entry in the audit log about the reader, which is made before the
 * first read of a session, and once an hour. Reads at the same time share it.
 *
 * @param path the collection's path
 * @throws CallFailure if no entry could be made, FirebaseError if the session is not known, and what `read` throws
 */
export async function auditedRead<Answer>(
  path: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!needsNote(path)) return read();
  const collection = permitName(path);
  const name = `${await currentSessionId(environment())} ${collection}`;
  const entry = entryOf(name, collection);
  try {
    await entry.made;
    return await read();
  } catch (error) {
    // A retry makes a new entry, whatever the failure was.
    if (entries.get(name) === entry) entries.delete(name);
    throw error;
  }
}

function entryOf(name: string, collection: string): Entry {
  const known = entries.get(name);
  if (known && Date.now() - known.at < RENEWED_AFTER_MS) return known;
  const made = callFunction(
    environment(),
    CALLABLES.noteReading,
    { collection },
    noteReadingResponseSchema,
  );
  const entry = { at: Date.now(), made };
  entries.set(name, entry);
  return entry;
}
