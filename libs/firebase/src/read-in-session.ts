import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { timeLeft } from './idle-limit.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { openFirestore } from './open-firestore.ts';
import { noteSession, currentSessionId } from './session.ts';

/**
 * Reads of staff need a recent note: a document in `sessions` with the time at which the session was last used. The
 * rules refuse a read if the note is older than `SESSION_LIMITS.freshMs`. A new note is written half a minute earlier,
 * so that the read arrives in time.
 */
const MAX_NOTE_AGE_MS = SESSION_LIMITS.freshMs - 30_000;

interface Note {
  readonly session: string | undefined;
  /** Time in milliseconds since the epoch. */
  readonly at: number;
  readonly answer: ReturnType<typeof noteSession>;
}

const notesOf = oncePerEnvironment(() => ({
  latest: undefined as Note | undefined,
  observers: new Set<() => void>(),
}));

/** Calls back when the server refuses a note because the session has ended. Returns a function that stops this. */
export function observeSessionEnd(environment: Environment, onSessionEnd: () => void): () => void {
  const { observers } = notesOf(environment);
  observers.add(onSessionEnd);
  return () => observers.delete(onSessionEnd);
}

/**
 * Writes a note for the reads that follow.
 * @throws FirebaseError if the server could not be reached
 */
export async function renewSession(environment: Environment): Promise<void> {
  await renew(environment, await currentSessionId(environment)).answer;
}

function renew(environment: Environment, session: string | undefined): Note {
  const notes = notesOf(environment);
  const note = { session, at: Date.now(), answer: noteSession(environment) };
  notes.latest = note;
  note.answer.then(
    (answer) => {
      if (answer === 'over') for (const notify of notes.observers) notify();
    },
    // After a failure, the next read writes a new note. Callers of `answer` handle the error.
    () => {
      if (notes.latest === note) notes.latest = undefined;
    },
  );
  return note;
}

/**
 * Reads from Firestore as staff: writes a note first if the latest one is too old. Reads at the same time share a note.
 * If a read is refused since it took too long (the device slept meanwhile), it is tried once more with a new note.
 * Reads do not count as activity, since some pages poll: after `IDLE_LIMIT_MS` without activity, no note is written.
 *
 * @param read may be called twice
 * @throws FirebaseError if the note could not be written, and the errors of `read`
 */
export async function readInSession<Answer>(
  environment: Environment,
  read: (firestore: Firestore) => Promise<Answer>,
): Promise<Answer> {
  const firestore = await openFirestore(environment);
  const session = await currentSessionId(environment);
  if (session === undefined) return read(firestore);
  const note = noteForRead(environment, session);
  const answer = await note?.answer;
  try {
    return await read(firestore);
  } catch (error) {
    if (answer === 'over' || !isRefusal(error)) throw error;
    const newNote = noteForRead(environment, session);
    // If the note is still recent, it was not the reason for the refusal.
    if (!newNote || newNote === note || (await newNote.answer) === 'over') throw error;
    return read(firestore);
  }
}

function noteForRead(environment: Environment, session: string): Note | undefined {
  const latest = latestNote(environment, session);
  if (latest || timeLeft() === 0) return latest;
  return renew(environment, session);
}

function latestNote(environment: Environment, session: string): Note | undefined {
  const { latest } = notesOf(environment);
  if (latest?.session !== session) return undefined;
  const age = Date.now() - latest.at;
  // The age is negative if the clock was set back.
  return age >= 0 && age < MAX_NOTE_AGE_MS ? latest : undefined;
}

const isRefusal = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied';
