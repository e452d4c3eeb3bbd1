import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { originsOf } from '@raade/kit/stack/addresses.ts';
import { emulatorVariables } from '@raade/stack/environments.ts';
import { localFirebaseConfig } from '@raade/stack/firebase-config.ts';
import { findFirestore, startFirestore } from '@raade/stack/firestore.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { prepareRunFolder, writeJson } from '@raade/stack/project-folder.ts';
import type { StackRun } from '@raade/stack/stack-run.ts';
import type { Processes } from '@raade/kit/processes/processes.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { isAnswering, waitUntil } from '@raade/kit/processes/wait-until.ts';

const READY_WITHIN_MS = 120_000;

type Variables = Readonly<Record<string, string>>;

/**
 * Starts the emulators of Firestore and Auth, without a build, and runs `work`. Enough for tests of functions and
 * rules.
 */
export async function withEmulators<Result>(
  work: (variables: Variables, processes: Processes) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const folder = runFolder(`emulators-${process.pid}`);
  try {
    return await withProcesses(async (processes) => {
      const source = await findFirestore();
      const ports = await findFreePorts();
      const origins = originsOf(ports, source.kind === 'running' ? source.host : undefined);
      const run = { folder, ports, origins, processes };
      await prepareRunFolder(folder);
      await Promise.all([
        source.kind === 'google-cloud-cli' && startFirestore(source.command, run),
        startAuth(run, source.kind === 'firebase-tools'),
      ]);
      return work(emulatorVariables(origins, ports), processes);
    }, signal);
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

/** Starts the emulator of Auth, and that of Firestore if nothing else provides it. */
async function startAuth(run: StackRun, hasFirestore: boolean): Promise<void> {
  const { folder, origins, ports, processes } = run;
  const firebaseJson: unknown = JSON.parse(
    await readFile(join(WORKSPACE, 'firebase.json'), 'utf8'),
  );
  const config: Readonly<Record<string, unknown>> = localFirebaseConfig(firebaseJson, ports);
  await writeJson(join(folder.path, 'firebase.json'), {
    ...(hasFirestore && { firestore: config['firestore'] }),
    emulators: config['emulators'],
  });
  const only = hasFirestore ? 'auth,firestore' : 'auth';
  const firebase = processes.start({
    name: 'The Auth emulator',
    command: 'firebase',
    args: ['emulators:start', '--project', LOCAL_PROJECT_ID, '--only', only],
    cwd: folder.path,
    env: { NO_UPDATE_NOTIFIER: 'true' },
    log: folder.log('firebase'),
  });
  const addresses = hasFirestore ? [origins.auth, origins.firestore] : [origins.auth];
  const areAllAnswering = async () =>
    (await Promise.all(addresses.map((origin) => isAnswering(origin)))).every(Boolean);
  await waitUntil(firebase, areAllAnswering, READY_WITHIN_MS);
}
