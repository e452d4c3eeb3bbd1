import { CALLABLES } from '@raade/contracts/base/callables';
import {
  needsAuditEntry,
  PERMIT_VALID_MS,
  permitName,
  auditReadingResponseSchema,
} from '@raade/contracts/firestore/audited-reading';
import { callFunction } from '@raade/firebase/callables';
import { currentSessionId } from '@raade/firebase/session';
import { environment } from '@raade/platform';

/** Entries are renewed ten minutes before they expire, so that none expires during a read. */
const RENEW_AFTER_MS = PERMIT_VALID_MS - 10 * 60_000;

/** An entry in the audit log about a reader. */
interface Entry {
  readonly createdAt: number;
  /** The call that makes the entry. */
  readonly call: Promise<unknown>;
}

/** The entries by session and collection. A new session needs new entries, since another person may use it. */
const entries = new Map<string, Entry>();

/**
 * Reads a collection of people. The rules require an entry in the audit log about the reader, which is made before the
 * first read of a session, and once an hour. Reads at the same time share the entry.
 *
 * @param path the collection's path
 * @throws CallFailure if no entry could be made, FirebaseError if the session is not known, and what `read` throws
 */
export async function auditedRead<Result>(
  path: string,
  read: () => Promise<Result>,
): Promise<Result> {
  if (!needsAuditEntry(path)) return read();
  const collection = permitName(path);
  const name = `${await currentSessionId(environment())} ${collection}`;
  const entry = entryOf(name, collection);
  try {
    await entry.call;
    return await read();
  } catch (error) {
    // After any failure, a retry makes a new entry.
    if (entries.get(name) === entry) entries.delete(name);
    throw error;
  }
}

/** The valid entry of a session; makes a new one if there is none. */
function entryOf(name: string, collection: string): Entry {
  const oldEntry = entries.get(name);
  if (oldEntry && Date.now() - oldEntry.createdAt < RENEW_AFTER_MS) return oldEntry;
  const call = callFunction(
    environment(),
    CALLABLES.auditReading,
    { collection },
    auditReadingResponseSchema,
  );
  const entry = { createdAt: Date.now(), call };
  entries.set(name, entry);
  return entry;
}
