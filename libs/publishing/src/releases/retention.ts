import { liveSince } from '../pointers/pointer-history.ts';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import {
  type PublishedRelease,
  releasesIn,
  removeUnnamed,
  writeReleases,
} from './releases-file.ts';

/**
 * A tab keeps the release that it loaded and asks for chunks of it for as long as it is open; browsers keep tabs
 * for weeks.
 */
const KEPT_AFTER_LIVE_DAYS = 30;

/** A preview may name a release that was never live, and a rollback one that was so long ago. */
const KEPT_LATEST = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Since when a release must have been live to be retained for that. */
export const retainedSince = (now: Date) => new Date(now.getTime() - KEPT_AFTER_LIVE_DAYS * DAY_MS);

/** Releases that stay: those that an open tab may need, and those that may be asked for again. */
export function retained(
  releases: readonly PublishedRelease[],
  live: LivePointer | undefined,
  now: Date,
): PublishedRelease[] {
  const since = retainedSince(now);
  const needed = live ? liveSince(live, since) : new Set<string>();
  return releases.filter(
    ({ release, published_at }, index) =>
      index < KEPT_LATEST ||
      needed.has(release) ||
      // A busy team's history may be too short to tell.
      new Date(published_at) >= since,
  );
}

/** Removes from a site's folder what nobody needs any more. */
export async function dropOldReleases(
  siteDir: string,
  live: LivePointer | undefined,
): Promise<void> {
  await writeReleases(siteDir, retained(await releasesIn(siteDir), live, new Date()));
  await removeUnnamed(siteDir);
}
