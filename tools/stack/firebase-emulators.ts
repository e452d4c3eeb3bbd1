import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import * as z from 'zod/mini';
import { isAnswering, waitUntil } from '@raade/kit/processes/wait-until.ts';
import { Failure } from '@raade/contracts/base/failure';
import { emulatorVariables } from './environments.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SITES, type RunFolder } from '@raade/kit/stack/layout.ts';
import type { StackRun } from './stack-run.ts';

/** Long, because the first start may download the emulator of Firestore. */
const READY_WITHIN_MS = 240_000;
/** Maximum time for a function's process to load. Several start at once; a busy machine took over a minute. */
const LOADED_WITHIN_S = READY_WITHIN_MS / 1000;
/** Maximum number of characters of an error report. */
const MAX_REPORT = 3000;
/** The line that the Firebase CLI prints once every emulator listens and the functions are known. */
const READY_LINE = 'All emulators ready';

const FIREBASE_CLI = join(WORKSPACE, 'node_modules/.bin/firebase');
const REQUEST_GUARD = join(import.meta.dirname, 'request-guard.ts');

const backendsSchema = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(z.unknown()) })),
});

/** Starts Auth, Functions, Cloud Tasks and Hosting, and Firestore if nothing else provides it. */
export async function startFirebaseEmulators(run: StackRun, hasFirestore: boolean): Promise<void> {
  const { folder, origins, ports, processes } = run;
  const log = folder.log('firebase');
  const emulators = [
    'auth',
    'functions',
    'tasks',
    'hosting',
    ...(hasFirestore ? ['firestore'] : []),
  ];
  const firebase = processes.start({
    name: 'The Firebase emulators',
    command: process.execPath,
    args: [
      '--import',
      pathToFileURL(REQUEST_GUARD).href,
      FIREBASE_CLI,
      'emulators:start',
      '--non-interactive',
      '--project',
      LOCAL_PROJECT_ID,
      '--only',
      emulators.join(','),
    ],
    cwd: folder.path,
    env: { ...emulatorVariables(origins, ports), ...cliVariables(folder) },
    log,
  });
  const isReady = async () => (await readFile(log, 'utf8')).includes(READY_LINE);
  await waitUntil(firebase, isReady, READY_WITHIN_MS);
  const sites = SITES.flatMap((site) => origins[site] ?? []);
  await waitUntil(firebase, async () => allTrue(sites.map((origin) => isAnswering(origin))), 5000);
  await requireFunctions(run);
}

/** Environment variables that make the Firebase CLI faster, and keep it from sending requests. */
function cliVariables(folder: RunFolder): Readonly<Record<string, string>> {
  return {
    // Otherwise, the CLI asks npm for updates of `firebase-functions`, which takes ten seconds without a network.
    npm_config_offline: 'true',
    // Otherwise, the CLI looks for updates in a process that continues after this run.
    NO_UPDATE_NOTIFIER: 'true',
    // The list of functions is read from a file. Over HTTP, it takes three seconds longer.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: folder.path,
    FUNCTIONS_DISCOVERY_TIMEOUT: String(LOADED_WITHIN_S),
  };
}

/** Throws a `Failure` if the functions could not be loaded. Even then, the emulator reports that it is ready. */
async function requireFunctions({ folder, origins }: StackRun): Promise<void> {
  const response = await fetch(`${origins.functions}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  if (backends.some(({ functionTriggers }) => functionTriggers.length > 0)) return;
  throw new Failure(
    `The functions could not be loaded. ${folder.log('firebase')} says why:\n\n` +
      (await readFunctionsErrors(folder.log('firebase'))),
  );
}

/** The errors of functions in the log of the Firebase CLI, up to its final table. */
async function readFunctionsErrors(log: string): Promise<string> {
  const text = await readFile(log, 'utf8');
  return text.slice(text.indexOf('functions: Watching')).split('┌')[0]?.slice(0, MAX_REPORT) ?? '';
}

async function allTrue(checks: readonly Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(checks)).every(Boolean);
}
