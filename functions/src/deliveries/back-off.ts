const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;

/** Most attempts at one mail. With the pauses between them they last for three hours at most. */
export const ATTEMPTS = 10;

/**
 * How long to wait after an attempt that failed, in milliseconds: twice as long each time, and by chance up to half
 * as long, so that what failed together does not come back together.
 *
 * @param attempts how many there have been, from 1
 * @param chance from 0 to 1
 */
export function backOff(attempts: number, chance = Math.random()): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(longest * (1 - chance / 2));
}
