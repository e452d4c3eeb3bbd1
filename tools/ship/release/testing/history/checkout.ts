import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { execa } from 'execa';

/** What builds and describes a release: as it is today, whatever the commit. */
const TODAY = [
  'tools',
  'libs/publishing',
  'libs/contracts/src/described-calls.ts',
  'libs/contracts/src/release-*.ts',
  'libs/contracts/src/releases.ts',
  'libs/federation/src/preview/find-release.ts',
];

/** Commits from before calls were described have none to tell. */
const CALL_SCHEMAS = 'libs/contracts/src/call-schemas.ts';

export const git = async (dir: string, ...args: string[]) =>
  (await execa('git', args, { cwd: dir })).stdout;

/** A clone with the packages of this checkout; the one of an earlier run, if there is one. */
export async function openCheckout(parent: string): Promise<string> {
  const dir = path.join(parent, 'checkout');
  if (existsSync(path.join(dir, 'node_modules/.bin'))) {
    await git(dir, 'fetch', '--quiet', 'origin', await git(WORKSPACE, 'rev-parse', 'HEAD'));
    return dir;
  }
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await git(dir, 'clone', '--quiet', '--shared', '--no-checkout', WORKSPACE, '.');
  await execa('cp', ['-al', path.join(WORKSPACE, 'node_modules'), dir]);
  await rm(path.join(dir, 'node_modules/.cache'), { recursive: true, force: true });
  return dir;
}

/** Brings a clone to a commit, but for what builds it: that is as it is `today`. */
export async function checkOut(dir: string, commit: string, today: string): Promise<void> {
  await git(dir, 'checkout', '--quiet', '--force', '--detach', commit);
  await git(dir, 'clean', '--quiet', '--force', '-d');
  await git(dir, 'checkout', '--quiet', today, '--', ...TODAY);
  if (existsSync(path.join(dir, CALL_SCHEMAS))) return;
  await writeFile(path.join(dir, CALL_SCHEMAS), 'export const CALL_SCHEMAS = {};\n');
}
