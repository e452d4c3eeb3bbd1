import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { execa } from 'execa';
import { findOnPath } from '@raade/kit/processes/find-on-path.ts';
import { isAnswering, waitUntil } from '@raade/kit/processes/wait-until.ts';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackRun } from './stack-run.ts';

const RULES = join(WORKSPACE, 'firestore.rules');
const READY_WITHIN_MS = 60_000;

/** The emulator of Firestore that a run uses. */
export type FirestoreSource =
  | { readonly kind: 'running'; readonly host: string }
  | { readonly kind: 'google-cloud-cli'; readonly command: string }
  | { readonly kind: 'firebase-tools' };

/**
 * Chooses the emulator. The first choice is a running one. The second is that of the Google Cloud CLI, which works
 * offline and with any supported Java. The last is that of the Firebase CLI, which is downloaded and needs Java 21.
 */
export async function findFirestore(): Promise<FirestoreSource> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host) return { kind: 'running', host };
  if (!findOnPath(['java'])) {
    throw new Failure(
      'The Firestore emulator needs Java, and there is no `java` on the PATH.\n' +
        'Install Java 21 (17 is enough with the Google Cloud CLI), or set FIRESTORE_EMULATOR_HOST to an emulator that runs already.',
    );
  }
  const command = await findCloudEmulator();
  return command ? { kind: 'google-cloud-cli', command } : { kind: 'firebase-tools' };
}

/** Finds the emulator of the Google Cloud CLI; undefined if it is not installed. */
async function findCloudEmulator(): Promise<string | undefined> {
  const gcloud = findOnPath(['gcloud']);
  if (!gcloud) return undefined;
  const siblingEmulator = emulatorOf(dirname(dirname(realpathSync(gcloud))));
  if (existsSync(siblingEmulator)) return siblingEmulator;
  // Asks the CLI for its folder, because some packages install a wrapper script elsewhere.
  const { stdout, failed } = await execa({
    reject: false,
  })`${gcloud} info ${'--format=value(installation.sdk_root)'}`;
  const emulator = emulatorOf(stdout.trim());
  return !failed && existsSync(emulator) ? emulator : undefined;
}

function emulatorOf(sdk: string): string {
  return join(sdk, 'platform/cloud-firestore-emulator/cloud_firestore_emulator');
}

/** Starts the emulator of the Google Cloud CLI with the repository's rules. */
export async function startFirestore(
  command: string,
  { folder, ports, origins, processes }: StackRun,
): Promise<void> {
  const emulator = processes.start({
    name: 'The Firestore emulator',
    command,
    args: ['start', '--host=127.0.0.1', `--port=${ports.firestore}`, `--rules=${RULES}`],
    cwd: folder.path,
    log: folder.log('firestore'),
  });
  await waitUntil(emulator, () => isAnswering(origins.firestore), READY_WITHIN_MS);
}

/** Sets the repository's rules in a running emulator, and deletes all documents of the local project. */
export async function resetFirestore(origin: string): Promise<void> {
  const project = `${origin}/emulator/v1/projects/${LOCAL_PROJECT_ID}`;
  const content = await readFile(RULES, 'utf8');
  await request(`${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  await request(`${project}/databases/(default)/documents`, { method: 'DELETE' });
}

/** Sends a request to the emulator. Throws a `Failure` if it does not succeed. */
async function request(url: string, init: RequestInit): Promise<void> {
  const problem = await fetch(url, init).then(
    async (response) => (response.ok ? undefined : `${response.status} ${await response.text()}`),
    (error: unknown) => messageOf(error instanceof Error ? (error.cause ?? error) : error),
  );
  if (problem === undefined) return;
  throw new Failure(
    `FIRESTORE_EMULATOR_HOST is set, but no Firestore emulator answers correctly there:\n` +
      `${init.method} ${url}: ${problem}\nUnset it, or start that emulator.`,
  );
}
