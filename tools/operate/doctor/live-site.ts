import { existsSync } from 'node:fs';
import path from 'node:path';
import { parsedJson } from '@raade/contracts/base/parsed-json';
import { FUNCTIONS_REGION, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { environmentSchema } from '@raade/contracts/releases/environment';
import { Failure } from '@raade/contracts/base/failure';
import { SETTING_NAMES } from '@raade/functions/base/configuration/settings-problems';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import { type Cloud, type CloudOptions, openCloud } from '../cloud/open-cloud.ts';
import { siteOrigins } from '../required/hosting-sites.ts';
import { functionAddress, type Production } from '../required/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../required/read-production.ts';
import type { DeployedFunction, LiveSite } from './check.ts';

/** Access to everything outside of this process, which tests replace. */
export interface Dependencies extends Pick<LiveSite, 'dnsRecords' | 'now' | 'send' | 'workspace'> {
  readonly token: CloudOptions['token'];
}

/** Paths of configuration files. Without them, the configuration of the deployed functions is used. */
export interface Files {
  readonly environment: string | undefined;
  readonly settings: string | undefined;
}

/**
 * Reads the configuration of a site, for checks. Rejects with a `Failure` if there is neither a file nor a function.
 */
export async function openLiveSite(
  projectId: string,
  files: Files,
  dependencies: Dependencies,
): Promise<LiveSite> {
  const cloud = openCloud({ ...dependencies, projectId });
  const functions = await readFunctions(cloud, projectId);
  const configuration = await readConfiguration(functions, files, dependencies.workspace);
  return {
    ...dependencies,
    ...configuration,
    cloud,
    projectId,
    functions,
    origins: siteOrigins({ projectId, ...configuration }),
    functionAddress: (name) => functionAddress(projectId, name),
  };
}

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions */
const functionSchema = z.pipe(
  z.looseObject({
    name: z.string(),
    state: z._default(z.string(), ''),
    serviceConfig: z.optional(
      z.looseObject({ environmentVariables: z.optional(z.record(z.string(), z.string())) }),
    ),
  }),
  z.transform(({ name, state, serviceConfig }) => ({
    name: name.split('/').at(-1) ?? '',
    state,
    variables: serviceConfig?.environmentVariables ?? {},
  })),
);

function readFunctions(cloud: Cloud, projectId: string): Promise<readonly DeployedFunction[]> {
  const parent = `${GOOGLE.functions}/projects/${projectId}/locations/${FUNCTIONS_REGION}`;
  return cloud.list(`${parent}/functions?pageSize=200`, 'functions', functionSchema);
}

/** Prefers files that the user names, then the deployed functions, then the files of the checkout. */
async function readConfiguration(
  functions: readonly DeployedFunction[],
  files: Files,
  workspace: string,
): Promise<Pick<Production, 'environment' | 'settings'>> {
  // All functions have the same variables.
  const variables = functions.find(({ name }) => name === STRIPE_WEBHOOK)?.variables ?? {};
  const deployedEnvironment = environmentSchema.safeParse(
    parsedJson(variables['SITE_ENVIRONMENT'] ?? ''),
  ).data;
  if (files.environment === undefined && deployedEnvironment) {
    const settings = Object.entries(variables).filter(([name]) => SETTING_NAMES.has(name));
    return { environment: deployedEnvironment, settings: Object.fromEntries(settings) };
  }
  const { environment: file = path.join(workspace, 'environment.json') } = files;
  if (files.environment === undefined && !existsSync(file)) throw new Failure(NO_CONFIGURATION);
  const environment = await readEnvironmentFile(file);
  const { settings = path.join(workspace, 'functions/settings.env') } = files;
  return { environment, settings: await readSettingsFile(settings, environment) };
}

const NO_CONFIGURATION =
  'No functions are deployed, so the settings of this site are not known.\n' +
  'Name the files that contain them: --environment environment.json --settings functions/settings.env';
