import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const INSTALLED = 'node_modules';
/** Links to packages of ours. */
const OURS = '@raade';
/** The step that installs packages. */
const INSTALLING = /^npm run setup$/m;

const lockHash = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Spares a step the installation where that would end in the same packages: those of this workspace are there as hard
 * links, if the lock file is the same, byte for byte.
 * @returns what is told of it; undefined where nothing was spared
 */
export async function sparePackages(
  script: string,
  workspace: string,
): Promise<string | undefined> {
  if (!INSTALLING.test(script.trim()) || existsSync(path.join(workspace, INSTALLED)))
    return undefined;
  if (!existsSync(path.join(WORKSPACE, INSTALLED))) return undefined;
  if (lockHash(workspace) !== lockHash(WORKSPACE)) return undefined;
  const [from, to] = [WORKSPACE, workspace].map((folder) => path.join(folder, INSTALLED));
  await promisify(execFile)('cp', ['-al', from ?? '', to ?? '']);
  await removeStrangers(path.join(workspace, INSTALLED, OURS));
  return 'packages are hard links to those of this workspace, whose lock file is the same';
}

/** Here may be links to packages of ours that another branch has. */
async function removeStrangers(folder: string): Promise<void> {
  const names = (await readdir(folder)).map((name) => path.join(folder, name));
  await Promise.all(names.filter((name) => !existsSync(name)).map((name) => rm(name)));
}
