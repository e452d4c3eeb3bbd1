import { CALLABLES } from '@raade/contracts/base/callables';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { functionUrl } from './environments.ts';

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

/** Number of staff pages that may load at the same time. */
const CONCURRENT_CALLS = 3;

/**
 * Calls a function with data that it refuses, so that the emulator starts its process. On a busy machine that takes
 * longer than the timeout of pages.
 */
export async function warmUp(origins: Origins, name: Callable): Promise<void> {
  await fetch(functionUrl(origins, name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
}

/**
 * Warms up the function that all lists on staff pages call, with several concurrent calls: the emulator starts another
 * process for each call if no other is idle.
 */
export async function warmUpReading(origins: Origins): Promise<void> {
  const calls = Array.from({ length: CONCURRENT_CALLS }, () =>
    warmUp(origins, CALLABLES.auditReading),
  );
  await Promise.all(calls);
}
