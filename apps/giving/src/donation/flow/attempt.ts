import { type Donation, isSameDonation } from './donation.ts';

/**
 * A donor's try to give one donation, however often its details change on the way. The functions make at most one
 * payment of it: `id` and `revision` together are their idempotency key.
 */
export interface Attempt {
  /** A random UUID. */
  readonly id: string;
  /** Counts the details that may have reached the functions. */
  readonly revision: number;
  /** The details of this revision, once they were sent. */
  readonly sent?: Donation;
}

export function startAttempt(): Attempt {
  return { id: crypto.randomUUID(), revision: 0 };
}

/** The attempt as it is sent with these details: they are a new revision if others were sent before. */
export function sendDetails(attempt: Attempt, donation: Donation): Attempt {
  const isRevised = attempt.sent !== undefined && !isSameDonation(attempt.sent, donation);
  return { ...attempt, revision: attempt.revision + (isRevised ? 1 : 0), sent: donation };
}

/** The next revision of an attempt whose last one the functions will not take again. */
export function skipRevision({ id, revision }: Attempt): Attempt {
  return { id, revision: revision + 1 };
}
