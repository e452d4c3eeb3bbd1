const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;

/** Pause between attempts at a mail that has had `ATTEMPTS` attempts, or that came back since its mailbox was full. */
export const SELDOM_MS = 6 * 60 * 60 * 1000;

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
  const growing = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  const longest = attempts > ATTEMPTS ? SELDOM_MS : growing;
  return Math.round(longest * (1 - chance / 2));
}
