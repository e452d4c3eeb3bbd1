import { createHash } from 'node:crypto';

const BLOCK = Buffer.alloc(1 << 20, 'a');

/** Number of blocks that are hashed. So much work shows the load by other processes, but takes little time. */
const BLOCKS = 200;
/** Duration of the work on an idle machine with two cores, like a CI runner. */
const IDLE_MS = 120;

function hashBlocks(): void {
  const hash = createHash('sha256');
  for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK);
  hash.digest();
}

/**
 * Measures how slow this machine is at the moment, since tests of durations run on machines of different speed.
 * Returns the factor by which it is slower than an idle one, at least 1. Tests multiply their time limits by it.
 * @param now a clock, in milliseconds
 */
export function measurePace(now: () => number = () => performance.now()): number {
  const start = now();
  hashBlocks();
  return Math.max(1, (now() - start) / IDLE_MS);
}
