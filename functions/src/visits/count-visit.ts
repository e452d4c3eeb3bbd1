import type { VisitReport } from '@raade/contracts/visit-report';
import { bucketOf } from '../metrics/buckets.ts';
import { addCounts, type Additions } from '../metrics/counts.ts';

/** Adds what a visit tells of releases that we know; the rest is forgotten. */
export async function countVisit(
  { releases, vitals }: VisitReport,
  known: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const added: Record<string, Record<string, number | Additions>> = {};
  for (const { app, release, loads, failures } of releases) {
    const key = `${app}@${release}`;
    if (known.has(key)) added[key] = { loads, failures };
  }
  if (vitals && known.has(`${vitals.app}@${vitals.release}`)) {
    const of = (added[`${vitals.app}@${vitals.release}`] ??= {});
    for (const name of ['lcp', 'cls', 'inp'] as const) {
      const value = vitals[name];
      if (value !== undefined) of[name] = { [bucketOf(name, value)]: 1 };
    }
  }
  if (Object.keys(added).length > 0) await addCounts({ releases: added }, now);
}
