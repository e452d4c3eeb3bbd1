const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Pause after an attempt at a mail that has had `ATTEMPTS` attempts, or whose mailbox was full. */
export const LATE_PAUSE_MS = 6 * 60 * 60 * 1000;

/**
 * Attempts at one mail before it may be given up. With their pauses they take three hours at most; a queue can ask for
 * more time.
 */
export const ATTEMPTS = 10;

/**
 * Pause after a failed attempt, in milliseconds: it doubles each time (exponential back-off) and is shortened by a
 * random part of up to half, so that mails that failed together are not retried together. After `ATTEMPTS` attempts:
 * some hours.
 *
 * @param attempts the number of attempts so far, from 1
 * @param chance from 0 to 1
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const doubledPause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const fullPause = attempts > ATTEMPTS ? LATE_PAUSE_MS : doubledPause;
  return Math.round(fullPause * (1 - chance / 2));
}
