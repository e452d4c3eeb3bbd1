import { createHash } from 'node:crypto';

const BLOCK = Buffer.alloc(1 << 20, 'a');
/** Long enough to be interrupted by what else runs, and short, since stories measure again and again. */
const BLOCKS = 200;
/** Milliseconds of the work on a quiet machine with two cores like those of a CI runner. */
const QUIET_MS = 120;

function work(): void {
  const hash = createHash('sha256');
  for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK);
  hash.digest();
}

/**
 * How many times longer everything takes on this machine at this moment than on a quiet one; at least 1. What
 * promises to be done within so many milliseconds is held to that times this.
 * @param now a clock, in milliseconds
 */
export function measurePace(now: () => number = () => performance.now()): number {
  const start = now();
  work();
  return Math.max(1, (now() - start) / QUIET_MS);
}
