import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  RELEASES_FILE,
  type ReleasesFile,
  releasesFileSchema,
} from '@raade/contracts/releases/releases';
import { writeAtomically } from '../writing/write-documents.ts';

export type PublishedRelease = ReleasesFile['releases'][number];

/** The releases in a site's folder by its `releases.json`, latest first. */
export async function releasesIn(siteDir: string): Promise<readonly PublishedRelease[]> {
  const text = await readFile(path.join(siteDir, RELEASES_FILE), 'utf8').catch(ignoreMissing);
  return text === undefined ? [] : releasesFileSchema.parse(JSON.parse(text)).releases;
}

/** Adds a release to `releases.json`, unless it is there already (its first publication time stays). */
export async function recordRelease(siteDir: string, release: string): Promise<void> {
  const releases = await releasesIn(siteDir);
  if (releases.some((entry) => entry.release === release)) return;
  await writeReleases(siteDir, [{ release, published_at: new Date().toISOString() }, ...releases]);
}

export function writeReleases(siteDir: string, releases: readonly PublishedRelease[]) {
  const file: ReleasesFile = { schema: 1, releases: [...releases] };
  return writeAtomically(path.join(siteDir, RELEASES_FILE), JSON.stringify(file, null, 2));
}

/** Removes the releases that `releases.json` does not list. */
export async function removeUnlisted(siteDir: string): Promise<void> {
  const listedIds = new Set((await releasesIn(siteDir)).map(({ release }) => release));
  // Without any release, there is no folder `r`.
  const folders = await readdir(path.join(siteDir, 'r')).catch(() => []);
  for (const folder of folders) {
    if (!listedIds.has(folder)) await rm(path.join(siteDir, 'r', folder), { recursive: true });
  }
}

/** A handler for `catch` that ignores a missing file. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
