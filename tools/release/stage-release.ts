import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFileSchema, type PagesFile } from '@raade/contracts/pages';
import type { ReleasePointer } from '@raade/contracts/registry';
import { RELEASE_FILE, type ReleaseFile } from '@raade/contracts/releases';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { filesOf, releaseId } from './release-id.ts';
import { REMOTE_ENTRY } from './remote-entry.ts';

/**
 * Puts a finished build next to the earlier releases of its site, in `r/<id>/`, and never changes it again.
 * @returns the release's id
 */
export async function stageRelease(buildDir: string, siteDir: string): Promise<string> {
  const id = await releaseId(buildDir);
  await cp(buildDir, path.join(siteDir, 'r', id), { recursive: true });
  return id;
}

export interface StagedRemote {
  readonly name: string;
  readonly pointer: ReleasePointer;
  readonly pages: PagesFile;
}

/**
 * Stages the build of a remote and describes it, in its folder too.
 * @param origin of the site that will serve it
 */
export async function stageRemote(
  buildDir: string,
  siteDir: string,
  origin: string,
): Promise<StagedRemote> {
  const version = await stageRelease(buildDir, siteDir);
  const release = await describeRelease(buildDir, version);
  await writeFile(path.join(siteDir, 'r', version, RELEASE_FILE), JSON.stringify(release, null, 2));
  return {
    name: release.name,
    pages: pagesFileSchema.parse(await readJson(buildDir, 'pages.json')),
    pointer: { url: `${origin}/r/${version}/${REMOTE_ENTRY}`, ...release.pointer },
  };
}

async function describeRelease(buildDir: string, version: string): Promise<ReleaseFile> {
  const { name, platform, paths, slots } = remoteManifestSchema.parse(
    await readJson(buildDir, 'remote.json'),
  );
  const entry = await readFile(path.join(buildDir, REMOTE_ENTRY));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return {
    schema: 1,
    name,
    pointer: { version, integrity, platform, paths, slots },
    files: await filesOf(buildDir),
  };
}

async function readJson(dir: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(dir, file), 'utf8'));
}
