import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import { EXPIRES_AT } from '@raade/contracts/collection-table';
import { expiryOf } from '../expiry.ts';
import { firestore } from '../firestore.ts';

const MINUTE_MS = 60_000;
const MINUTES_KEPT_MS = 2 * 24 * 60 * MINUTE_MS;

const tally = z._default(z.int(), 0);
/** How often each bucket was met, by its upper bound as a text. */
const bucketsSchema = z._default(z.record(z.string(), z.int()), {});

const releaseCountsSchema = z.object({
  loads: tally,
  failures: tally,
  lcp: bucketsSchema,
  cls: bucketsSchema,
  inp: bucketsSchema,
});
export type ReleaseCounts = z.output<typeof releaseCountsSchema>;

const countsSchema = z.object({
  /** By `app@release`. */
  releases: z._default(z.record(z.string(), releaseCountsSchema), {}),
  /** Calls that ended in an error of ours, by the function's name. */
  calls: z._default(z.record(z.string(), z.int()), {}),
});
export type Counts = z.output<typeof countsSchema>;

/** Numbers to add; their form is that of a `Counts`. */
export interface Additions {
  readonly [name: string]: number | Additions;
}

const counts = () => firestore().collection(COLLECTIONS.metrics);
const minuteId = (now: number) => `minute_${new Date(now).toISOString().slice(0, 16)}`;
const dayId = (now: number) => `day_${new Date(now).toISOString().slice(0, 10)}`;

/** Adds to the counts of this minute and of this day: one commit of two documents, which waits for nobody. */
export async function addCounts(added: Additions, now: number): Promise<void> {
  const batch = firestore().batch();
  const fields = incremented(added);
  const minuteExpires = { [EXPIRES_AT]: Timestamp.fromMillis(now + MINUTES_KEPT_MS) };
  batch.set(counts().doc(minuteId(now)), { ...fields, ...minuteExpires }, { merge: true });
  batch.set(counts().doc(dayId(now)), { ...fields, ...expiryOf('metrics', now) }, { merge: true });
  await batch.commit();
}

function incremented(added: Additions): Record<string, unknown> {
  const fields = Object.entries(added).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' ? FieldValue.increment(value) : incremented(value),
  ]);
  return Object.fromEntries<unknown>(fields);
}

/** The counts of the last minutes, this one among them: a document is read for each in which something was counted. */
export async function countsOfMinutes(minutes: number, now: number): Promise<Counts> {
  const { docs } = await counts()
    .where(FieldPath.documentId(), '>', minuteId(now - minutes * MINUTE_MS))
    .where(FieldPath.documentId(), '<=', minuteId(now))
    .limit(minutes)
    .get();
  return summed(docs.map((document) => document.data()));
}

/** The counts of today and of yesterday, as days are in Greenwich. */
export async function countsOfTwoDays(now: number): Promise<Counts> {
  const ids = [dayId(now - 24 * 60 * MINUTE_MS), dayId(now)];
  const found = await firestore().getAll(...ids.map((id) => counts().doc(id)));
  return summed(found.map((document) => document.data() ?? {}));
}

/** One that is none of ours counts for nothing. */
function summed(documents: readonly unknown[]): Counts {
  const sum: Counts = { releases: {}, calls: {} };
  for (const document of documents) {
    const read = countsSchema.safeParse(document).data;
    if (!read) continue;
    addTo(sum.calls, read.calls);
    for (const [key, each] of Object.entries(read.releases)) {
      const known = (sum.releases[key] ??= { loads: 0, failures: 0, lcp: {}, cls: {}, inp: {} });
      known.loads += each.loads;
      known.failures += each.failures;
      for (const vital of ['lcp', 'cls', 'inp'] as const) addTo(known[vital], each[vital]);
    }
  }
  return sum;
}

function addTo(sum: Record<string, number>, added: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(added)) sum[name] = (sum[name] ?? 0) + value;
}
