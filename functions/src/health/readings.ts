import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../base/firestore.ts';
import { countsOfHours, type Counts } from '../base/metrics/counts.ts';
import { readNightly, type NightlyNote } from '../base/metrics/nightly-note.ts';
import { readPublishing } from '../releases/publishing/publishing-document.ts';
import { mailReadings, type MailReadings } from './mail-readings.ts';
import { publications, readPointer } from '../releases/editions/documents.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Counts of this hour and the one before are looked at, so that the beginning of an hour ends no condition. */
const COUNTED_HOURS = 2;
/** Gifts before that are the nightly run's to repair. */
const GIFTS_LOOKED_BACK_MS = 7 * DAY_MS;
/** Gifts that staff entered lie among those of Stripe. */
const GIFTS_LOOKED_AT = 10;

/** All that conditions are judged by. Times are milliseconds since 1970. */
export interface Readings extends MailReadings, PublicationReadings {
  /** When somebody looked for the first time. */
  readonly firstLookedAt: number;
  readonly lastWebhookAt: number | null;
  /** The oldest gift of Stripe's of which no webhook has told, nor of any later one. */
  readonly unheardGiftAt: number | null;
  readonly nightly: NightlyNote | null;
  readonly counts: Counts;
  /** How often the newest state of the site could not be made live. */
  readonly publishingTries: number;
  /** How many editions and releases are live and were left out, since they cannot be shown. */
  readonly leftOut: number;
}

/**
 * Reads what conditions are judged by: 22 documents at most (webhook 1, gifts 10, night 1, oldest mail 1, failed mails
 * and campaigns 3 as counts, hours 2, publishing 1, publications of the content 3).
 */
export async function readReadings(now: number, firstLookedAt: number): Promise<Readings> {
  const [lastWebhookAt, nightly, mail, counts, publishing, publications] = await Promise.all([
    readLastWebhook(),
    readNightly(),
    mailReadings(now),
    countsOfHours(COUNTED_HOURS, now),
    readPublishing(),
    publicationReadings(),
  ]);
  const since = Math.max(lastWebhookAt ?? 0, firstLookedAt, now - GIFTS_LOOKED_BACK_MS);
  return {
    ...mail,
    ...publications,
    firstLookedAt,
    lastWebhookAt,
    unheardGiftAt: await oldestGiftAfter(since),
    nightly,
    counts,
    publishingTries: publishing.failure?.tries ?? 0,
    leftOut: publishing.live?.problems.length ?? 0,
  };
}

/** When Stripe has told us something last; what the nightly run fetches itself is no webhook. */
export async function readLastWebhook(): Promise<number | null> {
  const { docs } = await collection('stripeEvents')
    .where('source', '==', 'webhook')
    .orderBy('received_at', 'desc')
    .limit(1)
    .get();
  return millisecondsOf(docs[0]?.get('received_at'));
}

async function oldestGiftAfter(since: number): Promise<number | null> {
  const { docs } = await collection('donations')
    .where('recorded_at', '>', Timestamp.fromMillis(since))
    .orderBy('recorded_at')
    .limit(GIFTS_LOOKED_AT)
    .get();
  const ofStripe = docs.find(({ id }) => id.startsWith('pi_'));
  return millisecondsOf(ofStripe?.get('recorded_at'));
}

function millisecondsOf(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

interface PublicationReadings {
  /** Publications of the content that were refused at their time, since one has succeeded last. */
  readonly refusedPublications: number;
  /** When the oldest publication should have gone live that still waits; milliseconds since 1970. */
  readonly duePublicationAt: number | null;
}

/** Reads three documents at most: the pointer, the oldest that waits, and a count. */
async function publicationReadings(): Promise<PublicationReadings> {
  const oldest = publications().orderBy('due_at').limit(1);
  const [pointer, { docs }] = await Promise.all([readPointer(), oldest.get()]);
  // Going back to an earlier edition publishes nothing that was refused.
  const published = pointer.moves.find(({ kind }) => kind === 'publish')?.at;
  const refused = await publications()
    .where('refused_at', '>', published ?? Timestamp.fromMillis(0))
    .count()
    .get();
  const due: unknown = docs[0]?.get('due_at');
  return {
    refusedPublications: refused.data().count,
    duePublicationAt: due instanceof Timestamp ? due.toMillis() : null,
  };
}
