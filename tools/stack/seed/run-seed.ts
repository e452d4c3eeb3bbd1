import { join } from 'node:path';
import { lastLines } from '@raade/kit/processes/last-lines.ts';
import { Failure } from '@raade/contracts/base/failure';
import { emulatorVariables } from '../environments.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackRun } from '../stack-run.ts';

/** Writes sample accounts, registrants and applications into the run's emulators. */
export async function runSeed({ folder, origins, ports, processes }: StackRun): Promise<void> {
  const log = folder.log('seed');
  const code = await processes.run({
    name: 'The seed',
    command: process.execPath,
    // A separate process, because Google's SDKs find emulators by environment variables.
    args: [join(import.meta.dirname, 'seed.command.ts')],
    cwd: WORKSPACE,
    env: emulatorVariables(origins, ports),
    log,
  });
  if (code !== 0) throw new Failure(`The sample data was not written:\n\n${await lastLines(log)}`);
}
