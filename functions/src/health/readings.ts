import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../base/firestore.ts';
import { countsOfHours, type Counts } from '../base/metrics/counts.ts';
import { readNightly, type NightlyResult } from '../base/metrics/nightly-result.ts';
import { readPublishing } from '../releases/publishing/publishing-document.ts';
import { readMailReadings, type MailReadings } from './mail-readings.ts';
import { publications, readPointer } from '../releases/editions/documents.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Hours of counts that are read. With the current hour alone, conditions would end at each full hour. */
const COUNTED_HOURS = 2;
/** Age of the donations that are checked. The nightly reconciliation handles older ones. */
const DONATION_PERIOD_MS = 7 * DAY_MS;
/** Limit of donations that are read: more than one, since the first may be manual donations. */
const DONATION_LIMIT = 10;

/** The values from which conditions are evaluated. Times are milliseconds since 1970. */
export interface Readings extends MailReadings, PublicationReadings {
  /** Time of the first check. */
  readonly firstLookedAt: number;
  readonly lastWebhookAt: number | null;
  /** Time of the oldest Stripe donation after the last webhook event. */
  readonly donationWithoutWebhookAt: number | null;
  readonly nightly: NightlyResult | null;
  readonly counts: Counts;
  /** Failed attempts to make the newest state of the site live. */
  readonly publishingTries: number;
  /** Live editions and releases that are not shown because they cannot be rendered. */
  readonly leftOut: number;
}

/**
 * Reads the values for the conditions: 22 documents at most (webhook 1, donations 10, night 1, oldest mail 1, failed
 * mails and campaigns 3 as counts, hours 2, publishing 1, publications of the content 3).
 */
export async function readReadings(now: number, firstLookedAt: number): Promise<Readings> {
  const [lastWebhookAt, nightly, mail, counts, publishing, publications] = await Promise.all([
    readLastWebhook(),
    readNightly(),
    readMailReadings(now),
    countsOfHours(COUNTED_HOURS, now),
    readPublishing(),
    readPublicationReadings(),
  ]);
  const since = Math.max(lastWebhookAt ?? 0, firstLookedAt, now - DONATION_PERIOD_MS);
  return {
    ...mail,
    ...publications,
    firstLookedAt,
    lastWebhookAt,
    donationWithoutWebhookAt: await firstStripeDonationAfter(since),
    nightly,
    counts,
    publishingTries: publishing.failure?.tries ?? 0,
    leftOut: publishing.live?.problems.length ?? 0,
  };
}

/** Time of the last webhook event. Events that the nightly run fetches do not count. */
export async function readLastWebhook(): Promise<number | null> {
  const { docs } = await collection('stripeEvents')
    .where('source', '==', 'webhook')
    .orderBy('received_at', 'desc')
    .limit(1)
    .get();
  return millisecondsOf(docs[0]?.get('received_at'));
}

async function firstStripeDonationAfter(since: number): Promise<number | null> {
  const { docs } = await collection('donations')
    .where('recorded_at', '>', Timestamp.fromMillis(since))
    .orderBy('recorded_at')
    .limit(DONATION_LIMIT)
    .get();
  const stripeDonation = docs.find(({ id }) => id.startsWith('pi_'));
  return millisecondsOf(stripeDonation?.get('recorded_at'));
}

function millisecondsOf(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

interface PublicationReadings {
  /** Scheduled publications that were refused since the last successful one. */
  readonly refusedPublications: number;
  /** Time at which the oldest unpublished one was due; milliseconds since 1970. */
  readonly duePublicationAt: number | null;
}

/** Reads three documents at most: the pointer, the oldest publication that waits, and a count. */
async function readPublicationReadings(): Promise<PublicationReadings> {
  const oldest = publications().orderBy('due_at').limit(1);
  const [pointer, { docs }] = await Promise.all([readPointer(), oldest.get()]);
  // Only publications count here: after a rollback, earlier refusals are still open.
  const publishedAt = pointer.moves.find(({ kind }) => kind === 'publish')?.at;
  const refusedCount = await publications()
    .where('refused_at', '>', publishedAt ?? Timestamp.fromMillis(0))
    .count()
    .get();
  const dueAt: unknown = docs[0]?.get('due_at');
  return {
    refusedPublications: refusedCount.data().count,
    duePublicationAt: dueAt instanceof Timestamp ? dueAt.toMillis() : null,
  };
}
