import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { execa } from 'execa';

const INSTALLED = 'node_modules';
/** Installed as links into the workspace, so that a copy needs its own. */
const OURS = '@raade';

export interface WorkspaceCopy {
  readonly dir: string;
  /** Runs a program in the copy. Rejects with all that it printed if it fails. */
  run(command: string, ...args: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** The sources of this workspace in a folder of their own, as a team has them; packages are those of this one. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'raade-workspace-')));
  await Promise.all([copySources(dir), linkPackages(dir)]);
  return {
    dir,
    async run(command, ...args) {
      await execa(command, args, { cwd: dir, preferLocal: true });
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

async function copySources(dir: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await execa('git', args, { cwd: WORKSPACE });
  await Promise.all(
    stdout
      .split('\0')
      // One that was removed is listed until that is committed.
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
