import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { Trial } from './break.ts';
import { editBuild } from './edit-build.ts';

/** Where things get broken. */
export interface Laboratory {
  /** Root of a copy of the workspace. */
  readonly dir: string;
  /** Folder of the builds of all apps as they are, which are live. */
  readonly live: string;
  readonly signal: AbortSignal;
}

/** What came of a trial. */
export interface Answer {
  /** True if nothing was against it. */
  readonly passed: boolean;
  readonly said: string;
}

const APPS = [SHELL, ...REMOTES];
const RELEASE = 'tools/ship/release/testing/release-trial.command.ts';

async function run(
  { dir, signal }: Pick<Laboratory, 'dir' | 'signal'>,
  command: string,
  args: readonly string[],
): Promise<Answer> {
  const { all, failed } = await execa(command, args, {
    cwd: dir,
    all: true,
    reject: false,
    preferLocal: true,
    cancelSignal: signal,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  signal.throwIfAborted();
  return { passed: !failed, said: all };
}

const buildApp = (laboratory: Pick<Laboratory, 'dir' | 'signal'>, app: string) =>
  run(laboratory, 'rsbuild', ['build', '-r', `apps/${app}`]);

/** Builds all apps of a copy as they are. */
export async function prepare(dir: string, signal: AbortSignal): Promise<Laboratory> {
  const live = path.join(dir, 'dist/live');
  for (const app of APPS) {
    const { passed, said } = await buildApp({ dir, signal }, app);
    if (!passed) throw new Error(`${app} cannot be built as it is:\n${said}`);
    await cp(path.join(dir, 'dist/apps', app), path.join(live, app), { recursive: true });
  }
  return { dir, live, signal };
}

/** Publishes what was just built, over what is live, as a team would from this checkout. */
async function release(
  laboratory: Laboratory,
  { apps, edits = [], tampered }: Extract<Trial, { by: 'release' }>,
): Promise<Answer> {
  const { dir, live } = laboratory;
  const builds = await mkdtemp(path.join(dir, 'dist/trial-'));
  for (const app of apps) {
    const built = await buildApp(laboratory, app);
    if (!built.passed) return built;
    await cp(path.join(dir, 'dist/apps', app), path.join(builds, app), { recursive: true });
  }
  for (const edit of edits) await editBuild(path.join(builds, edit.app), edit);
  const options = ['--live', live, '--builds', builds];
  const args = [...options, ...(tampered === undefined ? [] : ['--tampered', tampered]), ...apps];
  return run(laboratory, 'node', [RELEASE, ...args]);
}

/** Brings what was broken before the gate. */
export function bringBefore(laboratory: Laboratory, trial: Trial): Promise<Answer> {
  switch (trial.by) {
    case 'lint':
      return run(laboratory, 'eslint', trial.files);
    case 'types': {
      const compiler = path.join('node_modules/typescript-native/bin/tsc');
      return run(laboratory, 'node', [compiler, '-p', trial.project, '--noEmit']);
    }
    case 'test':
      return run(laboratory, 'jest', ['--ci', '--runTestsByPath', trial.file]);
    case 'build':
      return buildApp(laboratory, trial.app);
    case 'release':
      return release(laboratory, trial);
  }
}
