import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import {
  FACTS_FILE,
  type ReleaseFacts,
  releaseFactsSchema,
} from '@raade/contracts/releases/release-facts';
import { REMOTE_ENTRY, type ReleasedFile, type Release } from '@raade/contracts/releases/releases';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import { SEARCH_FILE } from '@raade/contracts/site/search';
import { SHELL, SHELL_FILES, shellFilesSchema } from '@raade/contracts/releases/shell-files';
import { releasedFiles, releaseIdOf } from './release-id.ts';

type AppFields = Pick<Release, 'name' | 'pages' | 'platform' | 'paths' | 'slots'>;

/** The entry file of a release: the entry script of a remote, the list of files of the shell. */
export const entryOf = (app: string) => (app === SHELL ? SHELL_FILES : REMOTE_ENTRY);

/**
 * Creates the content of `release.json` from a finished build. `platform` is the range that a remote needs; for the
 * shell it is the version that it provides. The shell has no paths and slots.
 */
export async function describeRelease(buildDir: string): Promise<Release> {
  // Without files, `describeApp` says what to do.
  const files = await releasedFiles(buildDir).catch(() => []);
  const { name, pages, platform, paths, slots } = await describeApp(buildDir, files);
  const hashOf = (path: string) => files.find((file) => file.path === path)?.integrity;
  const [integrity, search] = [hashOf(entryOf(name)), hashOf(SEARCH_FILE)];
  if (!integrity) throw new Failure(`${buildDir} has no ${entryOf(name)}: build ${name} again.`);
  const release = releaseIdOf(files);
  const entry = { release, integrity, platform, paths, slots, ...(search ? { search } : {}) };
  const facts = await describeFacts(buildDir, name);
  return { schema: 1, name, ...entry, pages, facts, files };
}

async function describeFacts(buildDir: string, app: string): Promise<ReleaseFacts> {
  const facts = releaseFactsSchema.parse(await readJson(buildDir, FACTS_FILE));
  if ((app === SHELL ? facts.gives : facts.uses) !== undefined) return facts;
  throw new Failure(`${buildDir} does not say what it uses and gives: build ${app} again.`);
}

async function describeApp(buildDir: string, files: readonly ReleasedFile[]): Promise<AppFields> {
  const hasFile = (name: string) => files.some((file) => file.path === name);
  if (hasFile('remote.json')) {
    const { pages } = pagesFileSchema.parse(await readJson(buildDir, 'pages.json'));
    const manifest = remoteManifestSchema.parse(await readJson(buildDir, 'remote.json'));
    return { ...manifest, pages: pages.map((page) => page.path) };
  }
  if (hasFile(SHELL_FILES)) {
    const { platform } = shellFilesSchema.parse(await readJson(buildDir, SHELL_FILES));
    return { name: SHELL, pages: [], platform, paths: [], slots: [] };
  }
  throw new Failure(
    `${buildDir} holds no finished build: neither remote.json nor ${SHELL_FILES} is in it.`,
  );
}

async function readJson(dir: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(dir, file), 'utf8').catch((cause: unknown) => {
    throw new Failure(`${dir} lacks ${file}: build it again.`, { cause });
  });
  return JSON.parse(text);
}
