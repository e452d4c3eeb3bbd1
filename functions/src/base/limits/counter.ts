import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../firestore.ts';

/** Default length of a window. */
export const HOUR_MS = 60 * 60 * 1000;

/**
 * The counter `limits/{kind}_{keyHash}_{window}` of a key in the window that contains `now`. The window is part of the
 * id, so counting needs no reading. Keys of people and networks are stored as hashes only.
 */
export function counterOf(kind: string, keyHash: string, now = Date.now(), windowMs = HOUR_MS) {
  return collection('limits').doc(`${kind}_${keyHash}_${windowOf(now, windowMs)}`);
}

/** Number of the window that contains a time. */
export function windowOf(now: number, windowMs = HOUR_MS): number {
  return Math.floor(now / windowMs);
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Fields that add one when merged into a counter. Firestore deletes the counter once its window is over. */
export function oneMore(now = Date.now(), windowMs = HOUR_MS) {
  return { count: FieldValue.increment(1), expires_at: Timestamp.fromMillis(now + 2 * windowMs) };
}

export function countIn(snapshot: DocumentSnapshot | undefined): number {
  return Number(snapshot?.get('count') ?? 0);
}
