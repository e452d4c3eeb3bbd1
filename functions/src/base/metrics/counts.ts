import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { expiryOf } from '../expires-at.ts';
import { collection } from '../firestore.ts';

const HOUR_MS = 60 * 60 * 1000;

const tally = z._default(z.int(), 0);

const releaseCountsSchema = z.object({ loads: tally, failures: tally });
export type ReleaseCounts = z.output<typeof releaseCountsSchema>;

const countsSchema = z.object({
  /** Loads of each release, by `app@release`. */
  releases: z._default(z.record(z.string(), releaseCountsSchema), {}),
  /** Failed calls, by name of the function. */
  calls: z._default(z.record(z.string(), z.int()), {}),
});
export type Counts = z.output<typeof countsSchema>;

const counts = () => collection('metrics');
const hourId = (now: number) => `hour_${new Date(now).toISOString().slice(0, 13)}`;

/** Adds to the counts of the current hour. */
export async function addCounts(added: Partial<Counts>, now: number): Promise<void> {
  const { releases = {}, calls = {} } = added;
  const fields = {
    releases: mapped(releases, (each) => mapped(each, (value) => FieldValue.increment(value))),
    calls: mapped(calls, (value) => FieldValue.increment(value)),
  };
  await counts()
    .doc(hourId(now))
    .set({ ...fields, ...expiryOf('metrics', now) }, { merge: true });
}

function mapped<Value, To>(record: object & Record<string, Value>, to: (value: Value) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/** Sums up the counts of the last hours, including the current one. Reads one document per hour. */
export async function countsOfHours(hours: number, now: number): Promise<Counts> {
  const { docs } = await counts()
    .where(FieldPath.documentId(), '>', hourId(now - hours * HOUR_MS))
    .where(FieldPath.documentId(), '<=', hourId(now))
    .limit(hours)
    .get();
  return summed(docs.map((document) => document.data()));
}

/** Documents of another shape are ignored. */
function summed(documents: readonly unknown[]): Counts {
  const sum: Counts = { releases: {}, calls: {} };
  for (const document of documents) {
    const read = countsSchema.safeParse(document).data;
    if (!read) continue;
    for (const [name, failed] of Object.entries(read.calls)) {
      sum.calls[name] = (sum.calls[name] ?? 0) + failed;
    }
    for (const [key, { loads, failures }] of Object.entries(read.releases)) {
      const known = (sum.releases[key] ??= { loads: 0, failures: 0 });
      known.loads += loads;
      known.failures += failures;
    }
  }
  return sum;
}
