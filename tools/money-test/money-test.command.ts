import { parseArgs } from 'node:util';
import { originsOf } from '../local-stack/addresses.ts';
import { emulatorVariables } from '../local-stack/environments.ts';
import { findFirestore, startFirestore } from '../local-stack/firestore.ts';
import { ROOT, runFolder } from '../local-stack/layout.ts';
import { findFreePorts } from '../local-stack/ports.ts';
import { prepareRunFolder } from '../local-stack/project-folder.ts';
import type { StackRun } from '../local-stack/stack-run.ts';
import { abortOnSignals } from '../processes/abort-on-signals.ts';
import { createProcesses } from '../processes/processes.ts';
import { Failure, runCommand } from '../terminal/failure.ts';

const TEST = 'functions/src/donations/money.emulator.test.ts';
const DONATIONS = '2000';

const signal = abortOnSignals();

await runCommand(async () => {
  const options = {
    donations: { type: 'string', default: DONATIONS },
    seed: { type: 'string' },
  } as const;
  const { donations, seed } = parseArgs({ options }).values;
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await processes.run({
      name: 'Jest',
      command: 'jest',
      args: ['--selectProjects', 'emulators', '--ci', '--runInBand', '--forceExit', TEST],
      env: {
        ...(await firestoreVariables(processes)),
        MONEY_TEST_DONATIONS: donations,
        ...(seed !== undefined && { MONEY_TEST_SEED: seed }),
      },
      cwd: ROOT,
    });
  } finally {
    await processes.stop();
  }
});

/** Where the Firestore emulator of this run is: one that runs already, or one that ends with it. */
async function firestoreVariables(processes: StackRun['processes']) {
  const source = await findFirestore();
  const ports = await findFreePorts();
  if (source.kind === 'running') return emulatorVariables(originsOf(ports, source.host), ports);
  if (source.kind === 'firebase-tools') {
    throw new Failure(
      'The money test needs the Firestore emulator of the Google Cloud CLI, or one that runs already:\n' +
        'start one with `npx firebase emulators:start --only firestore`, and set FIRESTORE_EMULATOR_HOST.',
    );
  }
  const run = { folder: runFolder('money-test'), ports, origins: originsOf(ports), processes };
  await prepareRunFolder(run.folder);
  await startFirestore(source.command, run);
  return emulatorVariables(run.origins, ports);
}
