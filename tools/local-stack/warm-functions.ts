import { CALLABLES, STRIPE_WEBHOOK } from '@raade/contracts/callables';
import type { Origins } from './addresses.ts';
import { functionUrl } from './environments.ts';

/**
 * Calls each function once, with nothing, so that its process is there before a donor is: the emulator
 * starts one per request that finds none free, and a first payment would wait for half a dozen.
 */
export async function warmFunctions(origins: Origins): Promise<void> {
  for (const name of [...Object.values(CALLABLES), STRIPE_WEBHOOK]) {
    const response = await fetch(functionUrl(origins, name), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    });
    await response.arrayBuffer();
  }
}
