import type { VisitReport } from '@raade/contracts/health/visit-report';
import { addCounts, type ReleaseCounts } from '../../base/metrics/counts.ts';

/** Adds what a visit tells of releases that we know; the rest is forgotten. */
export async function countVisit(
  { releases }: VisitReport,
  known: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const added: Record<string, ReleaseCounts> = {};
  for (const { app, release, loads, failures } of releases) {
    const key = `${app}@${release}`;
    if (known.has(key)) added[key] = { loads, failures };
  }
  if (Object.keys(added).length > 0) await addCounts({ releases: added }, now);
}
