import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { hostingConfig } from '@raade/publishing/hosting/hosting-config';

/** Runs a program with arguments until it ends. */
export type RunCommand = (command: readonly string[]) => Promise<void>;

/** A copy of `firebase.json` with headers for the staged releases, written before each deploy. */
const HOSTING_CONFIG = 'firebase.hosting.json';

/** The command that deploys a site to Firebase Hosting. A deploy replaces all files of the site. */
export function deployCommand(app: string, projectId: string): readonly string[] {
  return [
    'firebase',
    'deploy',
    '--config',
    HOSTING_CONFIG,
    '--only',
    `hosting:${app}`,
    '--project',
    projectId,
    '--non-interactive',
  ];
}

/**
 * Writes the configuration for deploys, from `firebase.json` and the folders of the sites.
 * @param projectDir the folder from which `firebase` resolves paths in the file
 */
export async function writeHostingConfig(projectDir: string, sitesDir: string): Promise<void> {
  const text = await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8');
  const config = await hostingConfig(JSON.parse(text), sitesDir);
  await writeFile(path.join(projectDir, HOSTING_CONFIG), JSON.stringify(config, null, 2));
}
