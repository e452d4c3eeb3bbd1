import { measurePace } from '@raade/kit/machine/pace.ts';

/** Beyond that a machine is not slow but stuck. */
const SLOWEST = 8;
const VARIABLE = 'RAADE_PACE';

/** The pace of the machine when the run began, the same in every worker. */
export const PACE = Number((process.env[VARIABLE] ??= String(Math.min(SLOWEST, measurePace()))));

/** What is promised within so many milliseconds, on a machine that is as busy as this one is now. */
export const withinNow = (milliseconds: number): number =>
  milliseconds * Math.min(SLOWEST, Math.max(PACE, measurePace()));
