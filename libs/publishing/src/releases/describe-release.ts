import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_ENTRY, type ReleaseFile } from '@raade/contracts/releases';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { SHELL, SHELL_FILES, shellFilesSchema } from '@raade/contracts/shell-files';
import { Failure } from '@raade/contracts/failure';
import { filesOf, releaseId } from './release-id.ts';

type Described = Pick<ReleaseFile, 'name'> &
  Pick<ReleaseFile['pointer'], 'platform' | 'paths' | 'slots'>;

/** The file that a release is entered through: a script, but for the shell its list of files. */
export const entryOf = (app: string) => (app === SHELL ? SHELL_FILES : REMOTE_ENTRY);

/**
 * Reads a finished build, of a remote or of the shell. The shell owns no path and fills no slot; its `platform`
 * is the version that it brings, where a remote names the range that it needs.
 */
export async function describeRelease(buildDir: string): Promise<ReleaseFile> {
  const files = await filesOf(buildDir).catch(() => []);
  const { name, platform, paths, slots } = await describeApp(buildDir, files);
  const entry = await readFile(path.join(buildDir, entryOf(name)));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const release = await releaseId(buildDir);
  return { schema: 1, name, pointer: { release, integrity, platform, paths, slots }, files };
}

async function describeApp(buildDir: string, files: readonly string[]): Promise<Described> {
  if (files.includes('remote.json')) {
    return remoteManifestSchema.parse(await readJson(buildDir, 'remote.json'));
  }
  if (files.includes(SHELL_FILES)) {
    const { platform } = shellFilesSchema.parse(await readJson(buildDir, SHELL_FILES));
    return { name: SHELL, platform, paths: [], slots: [] };
  }
  throw new Failure(
    `${buildDir} holds no finished build: neither remote.json nor ${SHELL_FILES} is in it.`,
  );
}

async function readJson(dir: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(dir, file), 'utf8'));
}
