const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;

/** Pauses of what is tried on after its tenth attempt, or has come back from a mailbox that had no room. */
export const SELDOM_MS = 6 * 60 * 60 * 1000;

/**
 * Attempts at one mail before it may be given up. With the pauses between them they last for three hours at most; a
 * queue can ask for more time.
 */
export const ATTEMPTS = 10;

/**
 * How long to wait after an attempt that failed, in milliseconds: twice as long each time, and by chance up to half
 * as long, so that what failed together does not come back together. After the last of `ATTEMPTS`: some hours.
 *
 * @param attempts how many there have been, from 1
 * @param chance from 0 to 1
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const growing = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  const longest = attempts > ATTEMPTS ? SELDOM_MS : growing;
  return Math.round(longest * (1 - chance / 2));
}
