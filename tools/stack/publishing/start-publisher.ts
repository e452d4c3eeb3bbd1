import { join } from 'node:path';
import { LOCAL_PUBLISH } from '@raade/contracts/base/callables';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { emulatorVariables, functionUrl } from '../environments.ts';
import type { StackRun } from '../stack-run.ts';

/** Publishes the site now, and after each move of a pointer. Returns without waiting for the first time. */
export function startPublisher({ folder, origins, ports, processes }: StackRun): void {
  const publish = functionUrl(origins, LOCAL_PUBLISH);
  processes.start({
    name: 'The publisher’s listener',
    command: process.execPath,
    // A separate process, because Google's SDKs find emulators by environment variables.
    args: [join(import.meta.dirname, 'listen.command.ts'), '--publish', publish],
    cwd: WORKSPACE,
    env: emulatorVariables(origins, ports),
    log: folder.log('publisher'),
  });
}
