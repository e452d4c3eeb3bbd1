import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@raade/contracts/registry';
import { RELEASE_FILE, type ReleaseFile } from '@raade/contracts/releases';
import { describeRelease, entryOf } from './describe-release.ts';
import { releaseFileText } from './release-file.ts';
import { noteRelease } from './releases-file.ts';

/**
 * Puts a finished build next to the earlier releases of its site, in `r/<id>/` with its `release.json`, and never
 * changes it again. The folder is there whole or not at all; the same build twice is the same release.
 * @param siteDir folder of the app's site
 */
export async function stageRelease(buildDir: string, siteDir: string): Promise<ReleaseFile> {
  const file = await describeRelease(buildDir);
  const { release } = file.pointer;
  const releases = path.join(siteDir, 'r');
  await mkdir(releases, { recursive: true });
  const draft = await mkdtemp(`${siteDir}.draft-`);
  try {
    await cp(buildDir, draft, { recursive: true });
    await writeFile(path.join(draft, RELEASE_FILE), releaseFileText(file));
    await rename(draft, path.join(releases, release)).catch(unlessThere);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await noteRelease(siteDir, release);
  return file;
}

/** The pointer to a release on the site at `origin`. */
export function pointerTo({ name, pointer }: ReleaseFile, origin: string): ReleasePointer {
  return { url: `${origin}/r/${pointer.release}/${entryOf(name)}`, ...pointer };
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
