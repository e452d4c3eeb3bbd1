import { originsOf } from '@raade/kit/stack/addresses.ts';
import { emulatorVariables } from '@raade/stack/environments.ts';
import { findFirestore, startFirestore } from '@raade/stack/firestore.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { prepareRunFolder } from '@raade/stack/project-folder.ts';
import type { StackRun } from '@raade/stack/stack-run.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { Failure } from '@raade/contracts/base/failure';

interface LongTest {
  /** Name of the run's folder below `.local/`. */
  readonly name: string;
  /** Test file, from the root. */
  readonly test: string;
  /** Text of the titles of the tests to run. */
  readonly title?: string;
  /** Variables for the test. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Runs one test file against a Firestore emulator and nothing else: one that runs already, or one that ends with it.
 * @returns Jest's exit code
 */
export async function runWithFirestore({
  name,
  test,
  title,
  env,
  signal,
}: LongTest): Promise<number> {
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await processes.run({
      name: 'Jest',
      command: 'jest',
      args: [
        ...['--selectProjects', 'emulators', '--ci', '--runInBand', '--forceExit'],
        ...(title === undefined ? [] : ['--testNamePattern', title]),
        test,
      ],
      env: { ...(await firestoreVariables(name, processes)), RAADE_TESTS: 'all', ...env },
      cwd: WORKSPACE,
    });
  } finally {
    await processes.stop();
  }
}

async function firestoreVariables(name: string, processes: StackRun['processes']) {
  const source = await findFirestore();
  const ports = await findFreePorts();
  if (source.kind === 'running') return emulatorVariables(originsOf(ports, source.host), ports);
  if (source.kind === 'firebase-tools') {
    throw new Failure(
      'This test needs the Firestore emulator of the Google Cloud CLI, or one that runs already:\n' +
        'start one with `npx firebase emulators:start --only firestore`, and set FIRESTORE_EMULATOR_HOST.',
    );
  }
  const run = { folder: runFolder(name), ports, origins: originsOf(ports), processes };
  await prepareRunFolder(run.folder);
  await startFirestore(source.command, run);
  return emulatorVariables(run.origins, ports);
}
