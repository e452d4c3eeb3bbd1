import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { settingsProblems } from '@raade/functions/base/configuration/settings-problems';
import { Failure } from '@raade/contracts/base/failure';

/** Format of project ids of Google Cloud. Also prevents paths into other folders. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** The folder from which deployments read the settings: `configDir` of `firebase.json`. Builds do not delete it. */
export const SETTINGS_FOLDER = 'functions/settings';

/** The environment variable with the settings, in the workflow that deploys. */
export const SETTINGS_VARIABLE = 'FUNCTIONS_SETTINGS';

/**
 * Checks the settings of the functions, and writes them into the file that a deployment reads.
 *
 * @param text lines like `SITE_URL=https://example.org`
 * @param folder like {@link SETTINGS_FOLDER}
 * @returns the path of the file
 * @throws Failure with a line for each missing or wrong setting, without its value
 */
export async function writeSettings(
  text: string,
  project: string,
  folder: string,
): Promise<string> {
  if (!PROJECT_ID.test(project)) throw new Failure(`"${project}" is not a valid project id.`);
  const settings = parseEnv(text) as Readonly<Record<string, string>>;
  const problems = settingsProblems(settings);
  if (problems.length > 0) {
    throw new Failure(
      `The settings of the functions (${SETTINGS_VARIABLE}) are not complete, so nothing is deployed:\n${problems.join('\n')}\n` +
        'functions/.env.example explains each setting.',
    );
  }
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `.env.${project}`);
  await writeFile(file, `${text.trimEnd()}\n`);
  return file;
}
