import { CALLABLES } from '@raade/contracts/callables';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { functionUrl } from './environments.ts';

/** Pages of staff that may begin to read at the same moment: the emulator starts a process for each. */
const AT_ONCE = 3;

/**
 * Calls the function that every list of staff's pages waits for: the emulator starts a process with its first call,
 * and another for each call that comes while all are busy, which takes seconds. What it answers to a visitor is a
 * refusal.
 */
export async function warmUp(origins: Origins): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => callAsVisitor(origins)));
}

function callAsVisitor(origins: Origins): Promise<Response> {
  return fetch(functionUrl(origins, CALLABLES.noteReading), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
}
