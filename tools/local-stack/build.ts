import { lastLines } from '../processes/last-lines.ts';
import { Failure } from '../terminal/failure.ts';
import { ROOT } from './layout.ts';
import type { StackRun } from './stack-run.ts';

/** Keeps Nx to one process that works for this run only, says plain lines and needs no network. */
export const NX_VARIABLES = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
} as const;

/** Builds every app and the functions into `dist/`; what did not change comes from Nx's cache. */
export async function buildAll({ folder, processes }: StackRun, useCache: boolean): Promise<void> {
  const log = folder.log('build');
  const code = await processes.run({
    name: 'The build',
    command: 'nx',
    args: ['run-many', '-t', 'build'],
    cwd: ROOT,
    env: { ...NX_VARIABLES, NX_SKIP_NX_CACHE: String(!useCache) },
    log,
  });
  if (code !== 0) {
    throw new Failure(`The build failed. The last lines of ${log}:\n\n${await lastLines(log, 60)}`);
  }
}
