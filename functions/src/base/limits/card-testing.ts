import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { collection, firestore, writeAsSeen } from '../firestore.ts';
import { counterOf, countIn } from './counter.ts';
import { EVERYWHERE } from './network.ts';

const MINUTE_MS = 60 * 1000;

/** The counter of declined cards of all donors in a minute. */
export function allDeclines(now = Date.now()) {
  return counterOf('declines_all', EVERYWHERE[0]?.hash ?? '', now, MINUTE_MS);
}

/** True while so many cards are declined that somebody must be testing stolen ones. Lasts for a minute or two. */
export async function isCardTesting(now = Date.now()): Promise<boolean> {
  const counts = await firestore().getAll(allDeclines(now), allDeclines(now - MINUTE_MS));
  const declines = counts.reduce((sum, count) => sum + countIn(count), 0);
  return declines >= DONATION_RATES.declinesInAMinute;
}

/**
 * Reserves one of the few places per minute for callers without an App Check token. A place is a document that only one
 * caller can write, so concurrent calls cannot take more places than there are.
 *
 * @returns false if all places are taken, or while cards are being tested
 */
export async function reservePlace(attempt: string, now: number): Promise<boolean> {
  if (await isCardTesting(now)) return false;
  const documents = Array.from({ length: DONATION_RATES.unknownInAMinute }, (_, index) =>
    collection('limits').doc(`unknown_${index}`),
  );
  const places = await firestore().getAll(...documents);
  const takenPlaces = places.filter((place) => isTaken(place, now));
  if (takenPlaces.some((place) => place.get('attempt') === attempt)) return true;
  const fields = { attempt, until: Timestamp.fromMillis(now + MINUTE_MS) };
  for (const place of places) {
    if (!takenPlaces.includes(place) && (await writeAsSeen(place, fields))) return true;
  }
  return false;
}

function isTaken(place: DocumentSnapshot, now: number): boolean {
  const until: unknown = place.get('until');
  return until instanceof Timestamp && until.toMillis() > now;
}
