import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { hostingConfig } from '@raade/publishing/hosting/hosting-config';

/** Runs a program and its arguments to its end. */
export type RunCommand = (command: readonly string[]) => Promise<void>;

/** `firebase.json` with the headers of what is staged: written before each deploy, at the root of the project. */
const HOSTING_CONFIG = 'firebase.hosting.json';

/** The command that brings the folder of a site to Firebase Hosting. It replaces the whole file set of that site. */
export function deployCommand(app: string, projectId: string): readonly string[] {
  return [
    'firebase',
    'deploy',
    ...['--config', HOSTING_CONFIG],
    '--only',
    `hosting:${app}`,
    '--project',
    projectId,
    '--non-interactive',
  ];
}

/**
 * Writes the file that deploys go by, from the committed one and the folders of the sites.
 * @param projectDir where `firebase` looks for the folders that the file names
 */
export async function writeHostingConfig(projectDir: string, sitesDir: string): Promise<void> {
  const committed = await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8');
  const config = await hostingConfig(JSON.parse(committed), sitesDir);
  await writeFile(path.join(projectDir, HOSTING_CONFIG), JSON.stringify(config, null, 2));
}
