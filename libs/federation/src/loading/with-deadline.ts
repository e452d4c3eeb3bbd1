import { withDeadline as settledWithin } from '@raade/browser';
import { LoadFailure, type LoadPhase } from './load-failure.ts';

/** Settles as `work` does, but no later than after `milliseconds`, then with a `deadline` failure. */
export function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
  phase: LoadPhase = 'module',
): Promise<T> {
  const message = `${what} did not answer within ${milliseconds} ms`;
  return settledWithin(work, milliseconds, () => new LoadFailure('deadline', message, { phase }));
}
