import { liveSince } from '../pointers/pointer-history.ts';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import {
  type PublishedRelease,
  releasesIn,
  removeUnlisted,
  writeReleases,
} from './releases-file.ts';

/** Days for which a release stays after it was live: open tabs still load its chunks, and tabs stay open for weeks. */
const RETENTION_DAYS = 30;

/** The latest releases always stay, for previews (also of releases that were never live) and rollbacks. */
const MIN_RETAINED = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Releases that were live after this time are retained. */
export const retainedSince = (now: Date) => new Date(now.getTime() - RETENTION_DAYS * DAY_MS);

/** The releases to retain: those that open tabs may need, and the latest ones. */
export function releasesToRetain(
  releases: readonly PublishedRelease[],
  live: LivePointer | undefined,
  now: Date,
): PublishedRelease[] {
  const since = retainedSince(now);
  const recentlyLive = live ? liveSince(live, since) : new Set<string>();
  return releases.filter(
    ({ release, published_at }, index) =>
      index < MIN_RETAINED ||
      recentlyLive.has(release) ||
      // The history of the pointer is limited, so recently published releases always stay.
      new Date(published_at) >= since,
  );
}

/** Removes releases that need not be retained from a site's folder. */
export async function dropOldReleases(
  siteDir: string,
  live: LivePointer | undefined,
): Promise<void> {
  await writeReleases(siteDir, releasesToRetain(await releasesIn(siteDir), live, new Date()));
  await removeUnlisted(siteDir);
}
