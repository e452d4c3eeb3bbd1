import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { messageOf } from '@raade/contracts/failure';
import { SHELL } from '@raade/contracts/shell-files';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { releaseId } from '@raade/publishing/releases/release-id';
import { execa } from 'execa';
import { publish } from '../publish.ts';
import type { Target } from '../target.ts';
import { localTarget } from '../targets.ts';
import { memoryStore } from './memory-store.ts';

const COMMAND = {
  name: 'node tools/ship/release/testing/release-history.command.ts',
  summary:
    'Releases what the latest commits have changed, one after the other, as today’s tools build and check it: what do gates object to?',
  options: {
    commits: { type: 'string', value: '<number>', default: '30', help: 'how many of the latest' },
    from: { type: 'string', value: '<commit>', default: 'HEAD', help: 'the last of them' },
  },
} as const;

const APPS = [SHELL, ...REMOTES];

/** What builds and describes a release: as it is today, whatever the commit. */
const TODAY = [
  'tools',
  'libs/publishing',
  'libs/contracts/src/release-*.ts',
  'libs/contracts/src/releases.ts',
  'libs/federation/src/preview/find-release.ts',
];

const git = async (dir: string, ...args: string[]) =>
  (await execa('git', args, { cwd: dir })).stdout;

async function checkout(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(path.join(parent, 'history-'));
  await git(dir, 'clone', '--quiet', '--shared', '--no-checkout', WORKSPACE, '.');
  await execa('cp', ['-al', path.join(WORKSPACE, 'node_modules'), dir]);
  await rm(path.join(dir, 'node_modules/.cache'), { recursive: true, force: true });
  return dir;
}

/** Builds all apps as a commit has them. */
async function buildAt(dir: string, commit: string, today: string): Promise<void> {
  await git(dir, 'checkout', '--quiet', '--force', '--detach', commit);
  await git(dir, 'checkout', '--quiet', today, '--', ...TODAY);
  for (const app of APPS) {
    await execa('node_modules/.bin/rsbuild', ['build', '-r', `apps/${app}`], { cwd: dir });
  }
}

/** True if some work cannot be done: a commit may be half of a change, or older than what today's tools build. */
const fails = (work: () => Promise<void>) =>
  work().then(
    () => false,
    () => true,
  );

/** Publishes an app if it has changed. Returns what there is to tell. */
async function publishChanged(target: Target, distDir: string, app: string): Promise<string> {
  const buildDir = path.join(distDir, app);
  const live = (await target.store.readAll()).get(app)?.pointer?.release;
  if (live === (await releaseId(buildDir))) return '';
  return publish(target, { app, buildDir, promote: true }).then(
    () => `released ${app}`,
    (error: unknown) => `ALARM ${app}: ${messageOf(error)}`,
  );
}

async function releaseAll(target: Target, distDir: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (const app of APPS) told.push(await publishChanged(target, distDir, app));
  return told.filter(Boolean);
}

await runCommand(COMMAND, async () => {
  const { values } = parseCommandLine(COMMAND, process.argv.slice(2));
  const today = await git(WORKSPACE, 'rev-parse', 'HEAD');
  const list = await git(
    WORKSPACE,
    'log',
    '--format=%h %s',
    `-${values.commits}`,
    values.from,
    '--',
    'apps',
    'libs',
  );
  const commits = list.split('\n').toReversed();
  const dir = await checkout(path.join(WORKSPACE, 'dist/rebuilt'));
  const distDir = path.join(dir, 'dist/apps');
  const build = (commit = '') => buildAt(dir, commit.split(' ')[0] ?? '', today);
  while (commits.length > 0 && (await fails(() => build(commits.shift())))) {
    console.log('The first is not built by these tools: the next one is.');
  }
  const sites = await serveComposedSites(distDir);
  try {
    const { environment, sitesDir, origins } = sites;
    const target = localTarget(
      { sites: sitesDir, environment, origins },
      memoryStore(sites.pointers),
    );
    for (const commit of commits) {
      console.log(`\n${commit}`);
      const isBuilt = !(await fails(() => build(commit)));
      const told = isBuilt ? await releaseAll(target, distDir) : ['not built by these tools'];
      console.log(told.length > 0 ? told.join('\n') : 'changes no app');
    }
    return 0;
  } finally {
    await sites.close();
    await rm(dir, { recursive: true, force: true });
  }
});
