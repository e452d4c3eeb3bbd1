import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const INSTALLED = 'node_modules';
/** Installed as links into the workspace, so that a copy needs its own. */
const OURS = '@raade';
/** Bytes. */
const MOST_NAMES = 16 * 1024 * 1024;

export interface WorkspaceCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/** The sources of this workspace in a folder of their own, as a team has them; packages are those of this one. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'raade-workspace-')));
  await Promise.all([copySources(dir), linkPackages(dir)]);
  return { dir, remove: () => rm(dir, { recursive: true }) };
}

async function copySources(dir: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: WORKSPACE,
    maxBuffer: MOST_NAMES,
  });
  await Promise.all(
    stdout
      .split('\0')
      // A file that was removed is listed until that is committed.
      .filter((file) => file !== '' && existsSync(path.join(WORKSPACE, file)))
      .map((file) => cp(path.join(WORKSPACE, file), path.join(dir, file))),
  );
}

async function linkPackages(dir: string): Promise<void> {
  const installed = path.join(WORKSPACE, INSTALLED);
  await mkdir(path.join(dir, INSTALLED, OURS), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== OURS);
  const own = await readdir(path.join(installed, OURS));
  await Promise.all([
    ...names.map((name) => symlink(path.join(installed, name), path.join(dir, INSTALLED, name))),
    ...own.map((name) =>
      cp(path.join(installed, OURS, name), path.join(dir, INSTALLED, OURS, name), {
        verbatimSymlinks: true,
      }),
    ),
  ]);
}
