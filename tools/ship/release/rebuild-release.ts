import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { ReleaseFile } from '@raade/contracts/releases';
import { releasedFiles } from '@raade/publishing/releases/release-id';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { execa } from 'execa';
import { differingFiles } from './differing-files.ts';

const LOCK = 'package-lock.json';
const PACKAGES = 'node_modules';

interface Rebuild {
  readonly apps: readonly string[];
  readonly commit: string;
  /** Part of the name of the folder, so that two rebuilds have names of different lengths. */
  readonly folder?: string;
}

/**
 * Builds apps from a commit anew, in a folder of its own with the packages of this checkout, and does `work` with the
 * folder of the builds, which holds one folder for each app.
 */
export async function withRebuilt<Result>(
  { apps, commit, folder = 'one' }: Rebuild,
  work: (distDir: string) => Promise<Result>,
): Promise<Result> {
  const parent = path.join(WORKSPACE, 'dist/rebuilt');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(path.join(parent, `${folder}-`));
  try {
    await checkOut(commit, dir);
    await takePackages(dir, commit);
    for (const app of apps) {
      await execa('node_modules/.bin/rsbuild', ['build', '-r', `apps/${app}`], { cwd: dir });
    }
    return await work(path.join(dir, 'dist/apps'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function checkOut(commit: string, dir: string): Promise<void> {
  const options = { cwd: dir } as const;
  await execa('git', ['clone', '--quiet', '--shared', '--no-checkout', WORKSPACE, '.'], options);
  await execa('git', ['checkout', '--quiet', '--detach', commit], options).catch(
    (cause: unknown) => {
      throw new Failure(`This checkout does not know the commit ${commit}: fetch it first.`, {
        cause,
      });
    },
  );
}

/**
 * Copies by hard links, so that every package really lies in the folder: what a build says of its place would else be
 * the same by chance.
 */
async function takePackages(dir: string, commit: string): Promise<void> {
  const [here, there] = await Promise.all(
    [WORKSPACE, dir].map((folder) => readFile(path.join(folder, LOCK), 'utf8')),
  );
  if (here !== there) {
    throw new Failure(
      `${commit} has another ${LOCK} than this checkout: check it out, run \`npm run setup\`, and verify there.`,
    );
  }
  await execa('cp', ['-al', path.join(WORKSPACE, PACKAGES), dir]);
  // Written in place, so it must not be shared.
  await rm(path.join(dir, PACKAGES, '.cache'), { recursive: true, force: true });
}

/** Throws a `Failure` that names each file in which a release is not what its commit builds. */
export async function requireRebuilt({ name, pointer, files, commit }: ReleaseFile): Promise<void> {
  if (!commit) {
    throw new Failure(`${name} ${pointer.release} does not say of which commit it was built.`);
  }
  const differing = await withRebuilt({ apps: [name], commit }, async (distDir) =>
    differingFiles(files, await releasedFiles(path.join(distDir, name))),
  );
  if (differing.length === 0) return;
  throw new Failure(
    `${name} ${pointer.release} is not what ${commit} builds:\n${differing.join('\n')}`,
  );
}
