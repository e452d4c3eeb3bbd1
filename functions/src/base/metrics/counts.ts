import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { expiryOf } from '../expires-at.ts';
import { collection } from '../firestore.ts';

const HOUR_MS = 60 * 60 * 1000;

const count = z._default(z.int(), 0);

const releaseCountsSchema = z.object({ loads: count, failures: count });
export type ReleaseCounts = z.output<typeof releaseCountsSchema>;

const countsSchema = z.object({
  /** Loads of each release, by `app@release`. */
  releases: z._default(z.record(z.string(), releaseCountsSchema), {}),
  /** Failed calls, by name of the function. */
  calls: z._default(z.record(z.string(), z.int()), {}),
});
export type Counts = z.output<typeof countsSchema>;

const hourlyCounts = () => collection('metrics');
const hourId = (now: number) => `hour_${new Date(now).toISOString().slice(0, 13)}`;

/** Adds to the counts of the current hour. Staff see from them which releases and calls fail. */
export async function addCounts(added: Partial<Counts>, now: number): Promise<void> {
  const { releases = {}, calls = {} } = added;
  const fields = {
    releases: mapEach(releases, (each) => mapEach(each, (value) => FieldValue.increment(value))),
    calls: mapEach(calls, (value) => FieldValue.increment(value)),
  };
  await hourlyCounts()
    .doc(hourId(now))
    .set({ ...fields, ...expiryOf('metrics', now) }, { merge: true });
}

function mapEach<Value, To>(record: object & Record<string, Value>, to: (value: Value) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/** Sums up the counts of the last hours, including the current one. Reads one document per hour. */
export async function countsOfHours(hours: number, now: number): Promise<Counts> {
  const { docs } = await hourlyCounts()
    .where(FieldPath.documentId(), '>', hourId(now - hours * HOUR_MS))
    .where(FieldPath.documentId(), '<=', hourId(now))
    .limit(hours)
    .get();
  return sumUp(docs.map((document) => document.data()));
}

/** Documents of another shape are ignored. */
function sumUp(documents: readonly unknown[]): Counts {
  const sum: Counts = { releases: {}, calls: {} };
  for (const document of documents) {
    const counts = countsSchema.safeParse(document).data;
    if (!counts) continue;
    for (const [name, failures] of Object.entries(counts.calls)) {
      sum.calls[name] = (sum.calls[name] ?? 0) + failures;
    }
    for (const [key, { loads, failures }] of Object.entries(counts.releases)) {
      const releaseSum = (sum.releases[key] ??= { loads: 0, failures: 0 });
      releaseSum.loads += loads;
      releaseSum.failures += failures;
    }
  }
  return sum;
}
