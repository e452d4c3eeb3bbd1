import type { DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from '../firestore.ts';
import { counterOf, countIn, HOUR_MS, oneMore } from './counter.ts';
import type { Network } from './network.ts';

/** Limit on requests of one kind from a network in a window. */
export interface NetworkBound {
  /** Name of what is counted. */
  readonly kind: string;
  /** So often from one connection; from wider networks as often as they have shares. */
  readonly limit: number;
  /** Milliseconds; an hour if not given. */
  readonly windowMs?: number;
}

/** True if one of the networks has had what it may have. Reads only. */
export async function isOver(
  { kind, limit, windowMs = HOUR_MS }: NetworkBound,
  networks: readonly Network[],
  now = Date.now(),
): Promise<boolean> {
  const counters = networks.map(({ hash }) => counterOf(kind, hash, now, windowMs));
  const found = await firestore().getAll(...counters);
  return networks.some(({ share }, index) => countIn(found[index]) >= limit * share);
}

/**
 * Counts one more for each of the networks, outside of any transaction: everyone behind one address would wait for its
 * lock.
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
