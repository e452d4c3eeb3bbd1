import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const MODULES = 'node_modules';
/** The scope of our packages, which are links into the workspace, so a copy needs new ones. */
const OUR_SCOPE = '@raade';
/** Maximum bytes of Git's list of files. */
const MAX_LIST = 16 * 1024 * 1024;

/** A copy of the workspace, whose files a test may change. */
export interface WorkspaceCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/** Copies the sources of this workspace into a temporary folder. Installed packages are links to those of this one. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'raade-workspace-')));
  await Promise.all([copySources(dir), linkPackages(dir)]);
  return { dir, remove: () => rm(dir, { recursive: true }) };
}

async function copySources(dir: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: WORKSPACE,
    maxBuffer: MAX_LIST,
  });
  await Promise.all(
    stdout
      .split('\0')
      // Git lists removed files until the removal is committed.
      .filter((file) => file !== '' && existsSync(path.join(WORKSPACE, file)))
      .map((file) => cp(path.join(WORKSPACE, file), path.join(dir, file))),
  );
}

async function linkPackages(dir: string): Promise<void> {
  const installed = path.join(WORKSPACE, MODULES);
  await mkdir(path.join(dir, MODULES, OUR_SCOPE), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== OUR_SCOPE);
  const ownPackages = await readdir(path.join(installed, OUR_SCOPE));
  await Promise.all([
    ...names.map((name) => symlink(path.join(installed, name), path.join(dir, MODULES, name))),
    ...ownPackages.map((name) =>
      cp(path.join(installed, OUR_SCOPE, name), path.join(dir, MODULES, OUR_SCOPE, name), {
        verbatimSymlinks: true,
      }),
    ),
  ]);
}
