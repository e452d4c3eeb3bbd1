import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFileSchema, type PagesFile } from '@raade/contracts/pages';
import type { ReleasePointer } from '@raade/contracts/registry';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { releaseId } from './release-id.ts';
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
 * Stages the build of a remote and describes it.
 * @param origin of the site that will serve it
 */
export async function stageRemote(
  buildDir: string,
  siteDir: string,
  origin: string,
): Promise<StagedRemote> {
  const version = await stageRelease(buildDir, siteDir);
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildDir, file), 'utf8'));
  const { name, platform, paths, slots } = remoteManifestSchema.parse(
    await readJson('remote.json'),
  );
  const entry = await readFile(path.join(buildDir, REMOTE_ENTRY));
  return {
    name,
    pages: pagesFileSchema.parse(await readJson('pages.json')),
    pointer: {
      url: `${origin}/r/${version}/${REMOTE_ENTRY}`,
      version,
      integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
      platform,
      paths,
      slots,
    },
  };
}
