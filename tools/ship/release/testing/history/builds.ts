import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CALLS_FILE,
  describedCallsSchema,
  type DescribedCalls,
} from '@raade/contracts/described-calls';
import { SHELL } from '@raade/contracts/shell-files';
import { IMPORT_TABLE, TEST_FILE } from '@raade/kit/projects/import-table.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { execa } from 'execa';
import { checkOut, git } from './checkout.ts';

export const APPS = [SHELL, ...REMOTES];

/** Folders of builds by app; an app that cannot be built as it was then is missing. */
export type Builds = Readonly<Record<string, string>>;

export interface Workshop {
  /** A clone in which commits are built. */
  readonly checkout: string;
  /** Keeps every build that was ever made here. */
  readonly kept: string;
  /** The commit whose tools build. */
  readonly today: string;
}

/** Folders of all projects that an app is made of. */
function foldersOf(tag: string, found = new Set<string>()): ReadonlySet<string> {
  const row = IMPORT_TABLE.find((one) => one.tag === tag);
  if (!row || found.has(row.root)) return found;
  found.add(row.root);
  for (const other of row.mayImport) foldersOf(other, found);
  return found;
}

/** Changes whenever a file does that an app is built from. */
async function stateOf(
  { checkout, today }: Workshop,
  app: string,
  commit: string,
): Promise<string> {
  const folders = [...foldersOf(`app:${app}`), 'firebase.json', 'tsconfig.base.json'];
  const listed = await git(checkout, 'ls-tree', '-r', commit, '--', ...folders);
  const tools = await git(checkout, 'ls-tree', today, '--', 'tools/bundling');
  const built = listed.split('\n').filter((line) => !TEST_FILE.test(line));
  return createHash('sha256')
    .update([tools, ...built].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

async function buildApp(checkout: string, app: string, folder: string): Promise<void> {
  const { failed, all } = await execa('node_modules/.bin/rsbuild', ['build', '-r', `apps/${app}`], {
    cwd: checkout,
    reject: false,
    all: true,
  });
  if (failed) return writeFile(`${folder}.failed`, all);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(path.join(checkout, 'dist/apps', app), draft, { recursive: true });
  await rename(draft, folder);
}

/** Builds the apps as a commit has them, but for those that were built from the same files before. */
export async function buildsAt(workshop: Workshop, commit: string): Promise<Builds> {
  await checkOut(workshop.checkout, commit, workshop.today);
  const builds: Record<string, string> = {};
  for (const app of APPS) {
    const folder = path.join(workshop.kept, `${app}-${await stateOf(workshop, app, commit)}`);
    if (!existsSync(folder) && !existsSync(`${folder}.failed`)) {
      await buildApp(workshop.checkout, app, folder);
    }
    if (existsSync(folder)) builds[app] = folder;
  }
  return builds;
}

/** The calls that the functions take of the commit that is checked out; undefined of a time when none were described. */
export async function callsAt({ checkout }: Workshop): Promise<DescribedCalls | undefined> {
  const script = `import('@raade/contracts/described-calls').then(({ describeCalls }) => console.log(JSON.stringify(describeCalls())))`;
  const args = ['--eval', script];
  const { stdout, failed } = await execa('node', args, {
    cwd: path.join(checkout, 'functions'),
    reject: false,
  });
  const calls = failed ? {} : describedCallsSchema.parse(JSON.parse(stdout));
  return Object.keys(calls).length > 0 ? calls : undefined;
}

/** Writes described calls as a build of the functions has them. Returns its folder. */
export async function writeCalls(dir: string, calls: DescribedCalls): Promise<string> {
  await writeFile(path.join(dir, CALLS_FILE), JSON.stringify(calls));
  return dir;
}
