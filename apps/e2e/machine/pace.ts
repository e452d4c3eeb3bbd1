import { measurePace } from '@raade/kit/machine/pace.ts';

/** A slower machine counts as stuck. */
const SLOWEST = 8;
const VARIABLE = 'RAADE_PACE';
/** Measuring takes as long as a step of a test, so it is done rarely. */
const MEASURED_EVERY_MS = 10_000;

/** The slowness factor of the machine at the start of the run, the same in every worker. */
export const PACE = Number((process.env[VARIABLE] ??= String(Math.min(SLOWEST, measurePace()))));

const latest = { pace: PACE, at: -Infinity };

function paceNow(): number {
  if (performance.now() - latest.at > MEASURED_EVERY_MS) {
    latest.pace = measurePace();
    latest.at = performance.now();
  }
  return Math.min(SLOWEST, Math.max(PACE, latest.pace));
}

/**
 * Returns a limit in milliseconds, scaled to the current load of the machine. Every limit of an end-to-end test uses
 * it; a lint rule checks that.
 */
export const withinNow = (milliseconds: number): number => milliseconds * paceNow();
