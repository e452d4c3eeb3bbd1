import type { DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from '../firestore.ts';
import { counterOf, countIn, HOUR_MS, oneMore } from './counter.ts';
import type { Network } from './network.ts';

/** Limit on events of one kind from a network in a window. */
export interface NetworkBound {
  /** Name of the counted events. */
  readonly kind: string;
  /** Limit for one connection; multiplied by `share` for wider networks. */
  readonly limit: number;
  /** Milliseconds; an hour by default. */
  readonly windowMs?: number;
}

/** True if one of the networks has reached the limit. Does not count. */
export async function isLimitReached(
  { kind, limit, windowMs = HOUR_MS }: NetworkBound,
  networks: readonly Network[],
  now = Date.now(),
): Promise<boolean> {
  const counters = networks.map(({ hash }) => counterOf(kind, hash, now, windowMs));
  const counts = await firestore().getAll(...counters);
  return networks.some(({ share }, index) => countIn(counts[index]) >= limit * share);
}

/**
 * Adds one to the counter of each network. This uses no transaction, since everyone behind one address would wait for
 * its lock.
 */
export async function countFor(
  { kind, windowMs = HOUR_MS }: NetworkBound,
  networks: readonly Network[],
  now = Date.now(),
): Promise<void> {
  const batch = firestore().batch();
  for (const { hash } of networks) {
    const counter: DocumentReference = counterOf(kind, hash, now, windowMs);
    batch.set(counter, oneMore(now, windowMs), { merge: true });
  }
  await batch.commit();
}

const MINUTE_MS = 60 * 1000;

/** Limit of calls per minute from one connection. A campus that donates at the same time makes a hundred. */
export const CALLS_PER_NETWORK = 300;

/**
 * Counts a call and checks its limit before the call does anything, since each call costs a request to Stripe or a
 * transaction.
 *
 * @param name name of the call
 * @throws HttpsError `resource-exhausted`
 */
export async function admitCall(
  name: string,
  networks: readonly Network[],
  now = Date.now(),
): Promise<void> {
  const bound = { kind: `calls_${name}`, limit: CALLS_PER_NETWORK, windowMs: MINUTE_MS };
  if (await isLimitReached(bound, networks, now)) {
    throw new HttpsError('resource-exhausted', 'Please try again in a minute.');
  }
  await countFor(bound, networks, now);
}
