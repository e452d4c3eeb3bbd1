import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES_FILE, releasesFileSchema } from '@raade/contracts/releases/releases';
import { existsSync } from 'node:fs';
import { Failure } from '@raade/contracts/base/failure';
import { fetchRelease } from '@raade/publishing/verify/fetch-release';
import {
  type PublishedRelease,
  removeUnlisted,
  writeReleases,
} from '@raade/publishing/releases/releases-file';

/**
 * Downloads all retained releases of a site into its folder, since a deploy replaces all files of the site. Rejects if
 * a release is incomplete.
 * @param origin origin of the site. Without a `releases.json`, the site has no releases yet.
 */
export async function restoreReleases(app: string, origin: string, siteDir: string): Promise<void> {
  const releases = await fetchReleases(origin);
  for (const { release } of releases) {
    const folder = path.join(siteDir, 'r', release);
    if (!existsSync(folder)) await download(app, origin, release, folder);
  }
  await writeReleases(siteDir, releases);
  await removeUnlisted(siteDir);
}

/** The retained releases of a site, the latest first. */
export async function fetchReleases(origin: string): Promise<readonly PublishedRelease[]> {
  const address = `${origin}/${RELEASES_FILE}`;
  const response = await fetch(address, { cache: 'no-store' });
  if (response.status === 404) return [];
  if (!response.ok) throw new Failure(`${address} answered ${response.status}.`);
  return releasesFileSchema.parse(await response.json()).releases;
}

/** Downloads a release. Its folder appears only when it is complete, so that an interrupted run leaves none. */
async function download(
  app: string,
  origin: string,
  release: string,
  folder: string,
): Promise<void> {
  const { contents } = await fetchRelease({ app, release }, origin, { mustCache: false });
  await mkdir(path.dirname(folder), { recursive: true });
  // Beside the site's folder, so that nothing deploys the draft, but on the same disk, so that it can be renamed.
  const draft = await mkdtemp(`${path.dirname(path.dirname(folder))}.draft-`);
  try {
    for (const [file, content] of contents) await writeInside(draft, file, content);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Writes a file within the folder. Throws a `Failure` for other paths, since the names come from the network. */
async function writeInside(folder: string, file: string, content: Uint8Array): Promise<void> {
  const target = path.resolve(folder, file);
  if (!target.startsWith(folder + path.sep)) {
    throw new Failure(`"${file}" lies outside of its release.`);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
