import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../firestore.ts';

/** Length of a window where nothing else is said. */
export const HOUR_MS = 60 * 60 * 1000;

/**
 * `limits/{kind}_{keyHash}_{window}`: how often something happened to a key in the window that `now` lies in.
 * The window is part of the name, so that counting needs no reading. What names a person or a network is
 * kept as its hash only.
 */
export function counterOf(kind: string, keyHash: string, now = Date.now(), windowMs = HOUR_MS) {
  return collection('limits').doc(`${kind}_${keyHash}_${windowOf(now, windowMs)}`);
}

/** Number of the window that a moment lies in. */
export function windowOf(now: number, windowMs = HOUR_MS): number {
  return Math.floor(now / windowMs);
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Merged into a counter, this adds one. Firestore deletes the counter when nobody reads it any more. */
export function oneMore(now = Date.now(), windowMs = HOUR_MS) {
  return { count: FieldValue.increment(1), expires_at: Timestamp.fromMillis(now + 2 * windowMs) };
}

export function countIn(snapshot: DocumentSnapshot | undefined): number {
  return Number(snapshot?.get('count') ?? 0);
}
