import { HttpsError } from 'firebase-functions/https';
import { countFor, isOver } from './network-bound.ts';
import type { Network } from './network.ts';

const MINUTE_MS = 60 * 1000;

/** Calls of one kind in a minute from one connection: a campus that gives at once makes a hundred. */
export const CALLS_PER_NETWORK = 300;

/**
 * Counts a call before it does or asks anything: each costs a question to Stripe or a transaction.
 *
 * @param name of the callable
 * @throws HttpsError `resource-exhausted`
 */
export async function admitCall(
  name: string,
  networks: readonly Network[],
  now = Date.now(),
): Promise<void> {
  const bound = { kind: `calls_${name}`, limit: CALLS_PER_NETWORK, windowMs: MINUTE_MS };
  if (await isOver(bound, networks, now)) {
    throw new HttpsError('resource-exhausted', 'Please try again in a minute.');
  }
  await countFor(bound, networks, now);
}
