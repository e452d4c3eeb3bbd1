import { type Donation, isSameDonation } from './donation.ts';

/**
 * A donor's attempt to make one donation, whose details may change. Functions make at most one payment of it: `id` and
 * `revision` together are the idempotency key.
 */
export interface Attempt {
  /** A random UUID. */
  readonly id: string;
  /** Number of changes of details that were sent. */
  readonly revision: number;
  /** The details of this revision, if they were sent. */
  readonly sent?: Donation;
}

export function startAttempt(): Attempt {
  return { id: crypto.randomUUID(), revision: 0 };
}

/** Returns the attempt with the details to send now. If they differ from the last sent ones, this is a new revision. */
export function updateAttempt(attempt: Attempt, donation: Donation): Attempt {
  const isRevised = attempt.sent !== undefined && !isSameDonation(attempt.sent, donation);
  return { ...attempt, revision: attempt.revision + (isRevised ? 1 : 0), sent: donation };
}

/** Returns the next revision, after functions have refused the last one for good. */
export function skipRevision({ id, revision }: Attempt): Attempt {
  return { id, revision: revision + 1 };
}
