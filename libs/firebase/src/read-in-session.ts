import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { timeLeft } from './idle-limit.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { openFirestore } from './open-firestore.ts';
import { noteSession, sessionHere } from './session.ts';

/** Leaves a read half a minute to arrive before the rules take the note for too old. */
const NOTED_AGAIN_AFTER_MS = SESSION_LIMITS.freshMs - 30_000;

interface Note {
  readonly session: string | undefined;
  readonly at: number;
  readonly answer: ReturnType<typeof noteSession>;
}

const notesOf = oncePerEnvironment(() => ({
  latest: undefined as Note | undefined,
  observers: new Set<() => void>(),
}));

/** Calls back each time the server answers a note with the end of the session. Returns the way to stop. */
export function observeSessionEnd(environment: Environment, onOver: () => void): () => void {
  const { observers } = notesOf(environment);
  observers.add(onOver);
  return () => observers.delete(onOver);
}

/**
 * Notes the session, for all reads that follow.
 * @throws FirebaseError if the server could not be asked
 */
export async function renewSession(environment: Environment): Promise<void> {
  await renew(environment, await sessionHere(environment)).answer;
}

function renew(environment: Environment, session: string | undefined): Note {
  const notes = notesOf(environment);
  const note = { session, at: Date.now(), answer: noteSession(environment) };
  notes.latest = note;
  note.answer.then(
    (answer) => {
      if (answer === 'over') for (const tell of notes.observers) tell();
    },
    () => {
      if (notes.latest === note) notes.latest = undefined;
    },
  );
  return note;
}

/**
 * Reads under the rules as staff. They answer only a session that was noted within `SESSION_LIMITS.freshMs`, so one
 * whose note is older is noted first. A read that was on its way for too long, as while the device slept, is refused:
 * the session is noted again, and the read tried once more. Reads at the same time share a note. Reads of a page that
 * polls are no activity: once the session has been idle for `IDLE_LIMIT_MS`, no read notes it.
 *
 * @param read may be called twice
 * @throws FirebaseError if the session could not be noted, and what `read` throws
 */
export async function readInSession<Answer>(
  environment: Environment,
  read: (firestore: Firestore) => Promise<Answer>,
): Promise<Answer> {
  const firestore = await openFirestore(environment);
  const session = await sessionHere(environment);
  if (session === undefined) return read(firestore);
  const note = noteForRead(environment, session);
  const answer = await note?.answer;
  try {
    return await read(firestore);
  } catch (error) {
    if (answer === 'over' || !isRefusal(error)) throw error;
    const next = noteForRead(environment, session);
    // A recent note cannot be the reason.
    if (!next || next === note || (await next.answer) === 'over') throw error;
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
  // A clock that was set back says nothing of the note's age.
  return age >= 0 && age < NOTED_AGAIN_AFTER_MS ? latest : undefined;
}

const isRefusal = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied';
