import { CALLABLES } from '@raade/contracts/callables';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { functionUrl } from './environments.ts';

/**
 * Calls the function that every list of staff's pages waits for: the emulator starts a function with its first call,
 * which takes seconds. What it answers to a visitor is a refusal.
 */
export async function warmUp(origins: Origins): Promise<void> {
  await fetch(functionUrl(origins, CALLABLES.noteReading), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
}
