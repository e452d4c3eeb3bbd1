import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { timeLeft } from './idle-limit.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { openFirestore } from './open-firestore.ts';
import { recordSessionUse, currentSessionId } from './session.ts';

/**
 * Reads of staff need a recent renewal: a document in `sessions` with the time at which the session was last used. The
 * rules refuse a read if the renewal is older than `SESSION_LIMITS.freshMs`. A new renewal is written half a minute
 * earlier, so that the read arrives in time.
 */
const MAX_RENEWAL_AGE_MS = SESSION_LIMITS.freshMs - 30_000;

interface Renewal {
  readonly session: string | undefined;
  /** Time in milliseconds since the epoch. */
  readonly at: number;
  readonly answer: ReturnType<typeof recordSessionUse>;
}

const renewalsOf = oncePerEnvironment(() => ({
  latest: undefined as Renewal | undefined,
  observers: new Set<() => void>(),
}));

/** Calls back when the server refuses a renewal because the session has ended. Returns a function that stops this. */
export function observeSessionEnd(environment: Environment, onSessionEnd: () => void): () => void {
  const { observers } = renewalsOf(environment);
  observers.add(onSessionEnd);
  return () => observers.delete(onSessionEnd);
}

/**
 * Writes a renewal for the reads that follow.
 * @throws FirebaseError if the server could not be reached
 */
export async function renewSession(environment: Environment): Promise<void> {
  await renew(environment, await currentSessionId(environment)).answer;
}

function renew(environment: Environment, session: string | undefined): Renewal {
  const renewals = renewalsOf(environment);
  const renewal = { session, at: Date.now(), answer: recordSessionUse(environment) };
  renewals.latest = renewal;
  renewal.answer.then(
    (answer) => {
      if (answer === 'over') for (const notify of renewals.observers) notify();
    },
    // After a failure, the next read writes a new renewal. Callers of `answer` handle the error.
    () => {
      if (renewals.latest === renewal) renewals.latest = undefined;
    },
  );
  return renewal;
}

/**
 * Reads from Firestore as staff: writes a renewal first if the latest one is too old. Reads at the same time share a
 * renewal. If a read is refused since it took too long (the device slept meanwhile), it is tried once more with a new
 * renewal. Reads do not count as activity, since some pages poll: after `IDLE_LIMIT_MS` without activity, no renewal is
 * written.
 *
 * @param read may be called twice
 * @throws FirebaseError if the renewal could not be written, and the errors of `read`
 */
export async function readInSession<Answer>(
  environment: Environment,
  read: (firestore: Firestore) => Promise<Answer>,
): Promise<Answer> {
  const firestore = await openFirestore(environment);
  const session = await currentSessionId(environment);
  if (session === undefined) return read(firestore);
  const renewal = renewalForRead(environment, session);
  const answer = await renewal?.answer;
  try {
    return await read(firestore);
  } catch (error) {
    if (answer === 'over' || !isRefusal(error)) throw error;
    const newRenewal = renewalForRead(environment, session);
    // If the renewal is still recent, it was not the reason for the refusal.
    if (!newRenewal || newRenewal === renewal || (await newRenewal.answer) === 'over') throw error;
    return read(firestore);
  }
}

function renewalForRead(environment: Environment, session: string): Renewal | undefined {
  const latest = latestRenewal(environment, session);
  if (latest || timeLeft() === 0) return latest;
  return renew(environment, session);
}

function latestRenewal(environment: Environment, session: string): Renewal | undefined {
  const { latest } = renewalsOf(environment);
  if (latest?.session !== session) return undefined;
  const age = Date.now() - latest.at;
  // The age is negative if the clock was set back.
  return age >= 0 && age < MAX_RENEWAL_AGE_MS ? latest : undefined;
}

const isRefusal = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied';
