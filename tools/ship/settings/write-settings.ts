import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { settingsProblems } from '@raade/functions/base/configuration/settings-problems';
import { Failure } from '@raade/contracts/base/failure';

/** A project's id as Google Cloud allows it, so nothing that leads into another folder. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Where a deployment takes the settings from: `configDir` of `firebase.json`, outside of what builds remove. */
export const SETTINGS_FOLDER = 'functions/settings';

/** Where the settings come from in the workflow that deploys. */
export const SETTINGS_VARIABLE = 'FUNCTIONS_SETTINGS';

/**
 * Checks the settings of the functions and writes them where a deployment of the project reads them.
 *
 * @param text lines like `SITE_URL=https://example.org`
 * @param folder like {@link SETTINGS_FOLDER}
 * @returns the file
 * @throws Failure with a line for each setting that is missing or wrong, never with its value
 */
export async function writeSettings(
  text: string,
  project: string,
  folder: string,
): Promise<string> {
  if (!PROJECT_ID.test(project)) throw new Failure(`"${project}" is no id of a project.`);
  const settings = parseEnv(text) as Readonly<Record<string, string>>;
  const problems = settingsProblems(settings);
  if (problems.length > 0) {
    throw new Failure(
      `The settings of the functions (${SETTINGS_VARIABLE}) are not complete, so nothing is deployed:\n${problems.join('\n')}\n` +
        'functions/.env.example says what each is.',
    );
  }
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `.env.${project}`);
  await writeFile(file, `${text.trimEnd()}\n`);
  return file;
}
