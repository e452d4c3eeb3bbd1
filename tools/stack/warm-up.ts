import { CALLABLES } from '@raade/contracts/base/callables';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { functionUrl } from './environments.ts';

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

/** Pages of staff that may begin to read at the same moment. */
const READING_AT_ONCE = 3;

/**
 * Calls a function with what it refuses: the emulator starts the process of a function with its first call, which
 * takes as long as the machine is busy, and longer than a page waits for an answer.
 */
export async function warmUp(origins: Origins, name: Callable): Promise<void> {
  await fetch(functionUrl(origins, name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
}

/**
 * Warms up the function that every list of staff's pages waits for, in as many processes as may be busy at once: the
 * emulator starts another for each call that finds none idle.
 */
export async function warmUpReading(origins: Origins): Promise<void> {
  const calls = Array.from({ length: READING_AT_ONCE }, () =>
    warmUp(origins, CALLABLES.noteReading),
  );
  await Promise.all(calls);
}
