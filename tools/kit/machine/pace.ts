import { createHash } from 'node:crypto';

// Tests of durations run on machines of different speed and load. This module measures how slow the machine is at this
// moment, so that tests can multiply their limits.

const BLOCK = Buffer.alloc(1 << 20, 'a');

/** Enough work to be affected by other processes, but short, since tests measure often. */
const BLOCKS = 200;
/** Duration of the work on an idle machine with two cores, like a CI runner. */
const QUIET_MS = 120;

function work(): void {
  const hash = createHash('sha256');
  for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK);
  hash.digest();
}

/**
 * The factor by which this machine is slower at this moment than an idle one; at least 1. Tests multiply time limits by
 * it.
 * @param now a clock, in milliseconds
 */
export function measurePace(now: () => number = () => performance.now()): number {
  const start = now();
  work();
  return Math.max(1, (now() - start) / QUIET_MS);
}
