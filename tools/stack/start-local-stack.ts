import { join } from 'node:path';
import { localEnvironment } from '@raade/contracts/local/local-environment';
import type { Ports } from '@raade/contracts/local/local-stack';
import type { Pointers } from '@raade/publishing/compose/compose-shell';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { composeSites } from '@raade/publishing/sites/compose-sites';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import type { Reporter } from '@raade/kit/terminal/reporter.ts';
import { originsOf } from '@raade/kit/stack/addresses.ts';
import { buildAll } from './build.ts';
import { startFirebaseEmulators } from './firebase-emulators.ts';
import {
  resetFirestore,
  findFirestore,
  startFirestore,
  type FirestoreSource,
} from './firestore.ts';
import { startInbox } from './inbox.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { requirePorts } from '@raade/kit/stack/ports.ts';
import { prepareRunFolder, writeFirebaseProject } from './project-folder.ts';
import { giveSampleDonations } from './seed/sample-donations.ts';
import { seedPointers } from './seed/seed-pointers.ts';
import { startPublisher } from './publishing/start-publisher.ts';
import { runSeed } from './seed/run-seed.ts';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { warmUpReading } from './warm-up.ts';
import { writeStack } from './write-stack.ts';
import type { StackRun } from './stack-run.ts';
import { startStripeEmulator } from './stripe-emulator.ts';

/** Options of a run of the local stack. */
export interface LocalStackOptions extends Pick<StackRun, 'approvalAbove' | 'today'> {
  /** Name of the run's folder below `.local/`. */
  readonly name: string;
  readonly ports: Ports;
  readonly reporter: Reporter;
  /** False to use the existing builds in `dist/`. */
  readonly build?: boolean;
  /** True to build everything again, without Nx's cache. */
  readonly reset?: boolean;
  /** Aborts the start. Use `stop` to stop a started stack. */
  readonly signal: AbortSignal;
}

/** A running local stack. */
export interface LocalStack extends StackDescription {
  /** Resolves if a part of the stack ends unexpectedly. */
  readonly failed: Promise<Failure>;
  /** Stops all processes of the stack. */
  stop(): Promise<void>;
}

/**
 * Builds, composes, starts and seeds the whole site on this machine. If a part fails or the start is aborted, all
 * processes are stopped, and the promise rejects with a `Failure`.
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { name, ports, signal, approvalAbove, today } = options;
  const firestore = await findFirestore();
  await requirePorts(ports, firestore.kind === 'running' ? ['firestore'] : []);
  const origins = originsOf(ports, firestore.kind === 'running' ? firestore.host : undefined);
  const processes = createProcesses();
  const folder = runFolder(name);
  const run: StackRun = { folder, ports, origins, processes, approvalAbove, today };
  const abort = () => void processes.stop();
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    await Promise.race([startParts(run, firestore, options), rejectOnEnd(processes.firstEnd)]);
    const description = await writeStack(run);
    return { ...description, failed: processes.firstEnd, stop: () => processes.stop() };
  } catch (error) {
    await processes.stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Starts the parts of the stack, as many as possible at the same time. Functions and Hosting need the built pages. */
async function startParts(
  run: StackRun,
  firestore: FirestoreSource,
  { reporter, build = true, reset = false }: LocalStackOptions,
): Promise<void> {
  const { step } = reporter;
  const { folder, origins } = run;
  await prepareRunFolder(folder);
  const apps = build ? step('Apps and functions', () => buildAll(run, !reset)) : Promise.resolve();
  const hasFirestore = firestore.kind === 'firebase-tools';
  const pages = apps.then(() => step('Pages', () => compose(run)));
  await Promise.all([
    firestore.kind === 'running' && step('Firestore', () => resetFirestore(origins.firestore)),
    firestore.kind === 'google-cloud-cli' &&
      step('Firestore', () => startFirestore(firestore.command, run)),
    step('Stripe emulator', () => startStripeEmulator(run)),
    step('Inbox', () => startInbox(run)),
    pages
      .then(() => writeFirebaseProject(run))
      .then(() =>
        step(`Auth, Functions, Tasks, Hosting${hasFirestore ? ', Firestore' : ''}`, () =>
          startFirebaseEmulators(run, hasFirestore),
        ),
      ),
  ]);
  await Promise.all([
    step('Sample data', async () => {
      await runSeed(run);
      await seedPointers(origins, await pages);
      startPublisher(run);
    }),
    step('Sample donations', () => giveSampleDonations(origins)),
    warmUpReading(origins),
  ]);
}

/** Rejects if a part ends while others are still starting. */
async function rejectOnEnd(failure: Promise<Failure>): Promise<never> {
  throw await failure;
}

function compose({ folder, origins, today }: StackRun): Promise<Pointers> {
  return composeSites({
    distDir: join(WORKSPACE, 'dist/apps'),
    sitesDir: folder.sites,
    origins,
    environment: localEnvironment(origins, today),
    render: childRenderer(),
  }).catch((error: unknown) => {
    throw new Failure(`The pages could not be composed.\n${messageOf(error)}`, { cause: error });
  });
}
