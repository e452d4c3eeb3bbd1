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
import { siteOrigins } from '../wanted/apps.ts';
import { functionAddress, type Production } from '../wanted/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../wanted/read-production.ts';
import type { DeployedFunction, LiveSite } from './examined.ts';

/** Everything outside of this process. Tests give their own. */
export interface Outside extends Pick<
  LiveSite,
  'certificateEnd' | 'lookUp' | 'now' | 'send' | 'workspace'
> {
  readonly token: CloudOptions['token'];
}

/** Files that say what the site shall be; without them the deployed functions do. */
export interface Files {
  readonly environment: string | undefined;
  readonly settings: string | undefined;
}

/** All that is known of a site before it is looked at. Rejects with a `Failure` where nobody says what it shall be. */
export async function openLiveSite(
  projectId: string,
  files: Files,
  outside: Outside,
): Promise<LiveSite> {
  const cloud = openCloud({ ...outside, projectId });
  const functions = await deployedFunctions(cloud, projectId);
  const named = await namedBy(functions, files, outside.workspace);
  return {
    ...outside,
    ...named,
    cloud,
    projectId,
    functions,
    origins: siteOrigins({ projectId, ...named }),
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

function deployedFunctions(cloud: Cloud, projectId: string): Promise<readonly DeployedFunction[]> {
  const parent = `${GOOGLE.functions}/projects/${projectId}/locations/${FUNCTIONS_REGION}`;
  return cloud.list(`${parent}/functions?pageSize=200`, 'functions', functionSchema);
}

async function namedBy(
  functions: readonly DeployedFunction[],
  files: Files,
  workspace: string,
): Promise<Pick<Production, 'environment' | 'settings'>> {
  const variables = functions.find(({ name }) => name === STRIPE_WEBHOOK)?.variables ?? {};
  const deployed = environmentSchema.safeParse(
    parsedJson(variables['SITE_ENVIRONMENT'] ?? ''),
  ).data;
  if (files.environment === undefined && deployed) {
    const settings = Object.entries(variables).filter(([name]) => SETTING_NAMES.has(name));
    return { environment: deployed, settings: Object.fromEntries(settings) };
  }
  const { environment: file = path.join(workspace, 'environment.json') } = files;
  if (files.environment === undefined && !existsSync(file)) throw new Failure(UNKNOWN);
  const environment = await readEnvironmentFile(file);
  const { settings = path.join(workspace, 'functions/settings.env') } = files;
  return { environment, settings: await readSettingsFile(settings, environment) };
}

const UNKNOWN =
  'No functions are deployed that could say what this site shall be.\n' +
  'Name the files that do: --environment environment.json --settings functions/settings.env';
