import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { parsedJson } from '@raade/contracts/base/parsed-json';
import { checkClosed } from '@raade/contracts/firestore/check-closed';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Environment, environmentSchema } from '@raade/contracts/releases/environment';
import { Failure } from '@raade/contracts/base/failure';
import { settingsProblems } from '@raade/functions/base/configuration/settings-problems';

const EXAMPLES = {
  environment: 'environment.example.json shows what belongs into it.',
  settings: 'functions/.env.example shows what belongs into it.',
} as const;

/** Reads a file. `example` names one that shows its format. */
async function readText(file: string, example: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} cannot be read. ${example}`);
  });
}

/** Reads the environment of the site from a file. Rejects with a `Failure` that names the problems. */
export async function readEnvironmentFile(file: string): Promise<Environment> {
  const result = checkClosed(
    environmentSchema,
    parsedJson(await readText(file, EXAMPLES.environment)),
  );
  if (result.success) return result.data;
  throw new Failure(
    `${file} is not valid:\n${describeIssues(result.issues)}\n${EXAMPLES.environment}`,
  );
}

/**
 * Reads the settings of the functions from a file, and adds the environment as `SITE_ENVIRONMENT`. Rejects with a
 * `Failure` that names missing and wrong settings, without their values.
 */
export async function readSettingsFile(
  file: string,
  environment: Environment,
): Promise<Readonly<Record<string, string>>> {
  const values = parseEnv(await readText(file, EXAMPLES.settings));
  // An empty value in the file means that the setting is not set.
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const settings = {
    SITE_ENVIRONMENT: JSON.stringify(environment),
    ...Object.fromEntries(filled),
  };
  const problems = settingsProblems(settings);
  if (problems.length === 0) return settings;
  throw new Failure(`${file} is not complete:\n${problems.join('\n')}\n${EXAMPLES.settings}`);
}
