import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pointer, RELEASE_FILE, type Release } from '@raade/contracts/releases/releases';
import { describeRelease } from './describe-release.ts';
import { integrityOf } from './release-id.ts';
import { recordRelease } from './releases-file.ts';

export interface StagedRelease {
  readonly file: Release;
  /** The pointer that would make it live. */
  readonly pointer: Pointer;
}

/**
 * Copies a finished build to `r/<id>/` in the folder of its site, with its `release.json`. The folder appears
 * atomically and never changes; staging the same build again does nothing.
 * @param siteDir folder of the app's site
 */
export async function stageRelease(buildDir: string, siteDir: string): Promise<StagedRelease> {
  const file = await describeRelease(buildDir);
  const folder = path.join(siteDir, 'r', file.release);
  await mkdir(path.dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${siteDir}.draft-`);
  try {
    await cp(buildDir, draft, { recursive: true });
    await writeFile(path.join(draft, RELEASE_FILE), JSON.stringify(file, null, 2));
    await rename(draft, folder).catch(ignoreExisting);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await recordRelease(siteDir, file.release);
  return { file, pointer: pointerTo(file, await readFile(path.join(folder, RELEASE_FILE))) };
}

/**
 * The pointer to a release.
 * @param content its `release.json`
 */
export function pointerTo(
  { name, release }: Pick<Release, 'name' | 'release'>,
  content: Uint8Array,
): Pointer {
  return { app: name, release, digest: integrityOf(content) };
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
