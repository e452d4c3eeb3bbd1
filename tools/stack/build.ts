import { removeLeftoverBuilds } from '@raade/kit/projects/leftover-builds.ts';
import { execa } from 'execa';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { lastLines } from '@raade/kit/processes/last-lines.ts';
import { Failure } from '@raade/contracts/base/failure';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackRun } from './stack-run.ts';

/** Builds all apps and the functions into `dist/`, with Nx's cache if allowed. */
export async function buildAll({ folder, processes }: StackRun, useCache: boolean): Promise<void> {
  const log = folder.log('build');
  await removeLeftoverBuilds(WORKSPACE);
  const code = await processes.run({
    name: 'The build',
    command: 'nx',
    args: ['run-many', '-t', 'build'],
    cwd: WORKSPACE,
    env: { ...NX_VARIABLES, NX_SKIP_NX_CACHE: String(!useCache) },
    log,
  });
  if (code !== 0) {
    throw new Failure(`The build failed. The last lines of ${log}:\n\n${await lastLines(log, 60)}`);
  }
}

/** Builds one app. Resolves with the output if the build fails, and with undefined if it succeeds. */
export async function buildApp(name: string, signal: AbortSignal): Promise<string | undefined> {
  const { failed, all: output } = await execa('nx', ['build', name], {
    cwd: WORKSPACE,
    env: NX_VARIABLES,
    preferLocal: true,
    reject: false,
    all: true,
    cancelSignal: signal,
  });
  return failed ? output : undefined;
}
