const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Pause after each attempt beyond `ATTEMPTS`, and after a bounce because the mailbox was full. */
export const LATE_PAUSE_MS = 6 * 60 * 60 * 1000;

/**
 * Attempts at one mail before it may be given up. With their pauses they take about three hours at most. A queue can set
 * a later time before which no mail is given up (`after-result.ts`).
 */
export const ATTEMPTS = 10;

/**
 * Pause after a failed attempt, in milliseconds: it doubles each time (exponential back-off) and is shortened by a
 * random part of up to half, so that mails that failed together are not retried together. After more
 * than `ATTEMPTS` attempts, it is `LATE_PAUSE_MS`, shortened in the same way.
 *
 * @param attempts the number of attempts so far, from 1
 * @param chance from 0 to 1
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const doubledPause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const fullPause = attempts > ATTEMPTS ? LATE_PAUSE_MS : doubledPause;
  return Math.round(fullPause * (1 - chance / 2));
}
