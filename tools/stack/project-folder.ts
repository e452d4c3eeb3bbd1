import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostingConfig } from '@raade/publishing/hosting/hosting-config';
import { functionsSecrets, functionsSettings } from './environments.ts';
import { localFirebaseConfig } from './firebase-config.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SITES, type RunFolder } from '@raade/kit/stack/layout.ts';
import type { StackRun } from './stack-run.ts';

/** Files that are copied into the Firebase project of a run. */
const COPIED_FILES = ['.firebaserc', 'firestore.rules', 'firestore.indexes.json'];

/** Creates an empty folder for the run, without files of an earlier run. */
export async function prepareRunFolder(folder: RunFolder): Promise<void> {
  await rm(folder.path, { recursive: true, force: true });
  await Promise.all(SITES.map((site) => mkdir(join(folder.sites, site), { recursive: true })));
}

/** Writes configuration, functions and their settings into the run's folder, so that it is a Firebase project. */
export async function writeFirebaseProject(run: StackRun): Promise<void> {
  const { folder, ports } = run;
  const firebaseJson: unknown = JSON.parse(
    await readFile(join(WORKSPACE, 'firebase.json'), 'utf8'),
  );
  const config = await hostingConfig(firebaseJson, folder.sites);
  await Promise.all([
    writeJson(join(folder.path, 'firebase.json'), localFirebaseConfig(config, ports)),
    ...COPIED_FILES.map((file) => cp(join(WORKSPACE, file), join(folder.path, file))),
    cp(join(WORKSPACE, 'dist/functions'), folder.functions, { recursive: true }),
  ]);
  // The Firebase CLI does not pass its environment variables on to the functions, but reads these files. For secrets
  // that are missing in the second file, it sends requests to Google.
  await writeFile(join(folder.functions, '.env.local'), toDotenv(functionsSettings(run)));
  await writeFile(join(folder.functions, '.secret.local'), toDotenv(functionsSecrets()));
}

/** Writes a value as a JSON file. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

function toDotenv(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
