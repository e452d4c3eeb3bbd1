import { join } from 'node:path';
import { LOCAL_PUBLISH } from '@raade/contracts/base/callables';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { emulatorVariables, functionUrl } from '../environments.ts';
import type { StackRun } from '../stack-run.ts';

/** Publishes what is live, and from then on whenever a pointer has moved. Nobody waits for the first time. */
export function startPublisher({ folder, origins, ports, processes }: StackRun): void {
  const publish = functionUrl(origins, LOCAL_PUBLISH);
  processes.start({
    name: 'The publisher’s listener',
    command: process.execPath,
    // A process of its own: Google's SDKs find emulators by their environment.
    args: [join(import.meta.dirname, 'listen.command.ts'), '--publish', publish],
    cwd: WORKSPACE,
    env: emulatorVariables(origins, ports),
    log: folder.log('publisher'),
  });
}
