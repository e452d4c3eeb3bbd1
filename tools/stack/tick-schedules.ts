import { LOCAL_TICK } from '@raade/contracts/base/callables';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { functionUrl } from './environments.ts';

/** Scheduled functions run at most once a minute. */
const TICK_MS = 60_000;

/**
 * Calls all scheduled functions once a minute, like Cloud Scheduler in production. Their failures are in the log of the
 * functions.
 *
 * @returns a function that stops the calls
 */
export function tickSchedules(origins: Origins): () => void {
  const tick = () =>
    fetch(functionUrl(origins, LOCAL_TICK), { method: 'POST' }).catch(() => undefined);
  const timer = setInterval(() => void tick(), TICK_MS);
  return () => clearInterval(timer);
}
