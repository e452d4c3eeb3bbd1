import { existsSync } from 'node:fs';
import path from 'node:path';
import { STRIPE_WEBHOOK } from '@raade/contracts/callables';
import { type Environment, environmentSchema } from '@raade/contracts/environment';
import { Failure } from '@raade/contracts/failure';
import { SETTING_NAMES } from '@raade/functions/configuration/settings-problems';
import type { CloudOptions } from '../cloud/cloud.ts';
import { openCloud } from '../cloud/open-cloud.ts';
import { functionAddress } from '../setup-project/steps/webhook.step.ts';
import { siteOrigins } from '../wanted/apps.ts';
import type { Production } from '../wanted/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../wanted/read-production.ts';
import { type DeployedFunction, deployedFunctions } from './deployed-functions.ts';
import type { LiveSite } from './examined.ts';

/** Everything outside of this process. Tests give their own. */
export interface Outside extends Pick<LiveSite, 'certificateEnd' | 'now'> {
  readonly send: CloudOptions['send'];
  readonly token: CloudOptions['token'];
  readonly pause: CloudOptions['pause'];
  readonly lookUp: Production['lookUp'];
  readonly workspace: string;
}

/** Files that say what the site shall be; without them the deployed functions do. */
export interface Files {
  readonly environment: string | undefined;
  readonly settings: string | undefined;
}

type Named = Pick<Production, 'environment' | 'settings'>;

/** What is known of a site before it is looked at. Rejects with a `Failure` where nobody says what it shall be. */
export async function openLiveSite(
  projectId: string,
  files: Files,
  outside: Outside,
): Promise<LiveSite> {
  const cloud = openCloud({ ...outside, projectId });
  const functions = await deployedFunctions(cloud, projectId);
  const named = await namedBy(functions, files, outside.workspace);
  const production: Production = {
    ...outside,
    ...named,
    projectId,
    cloud,
    choices: { location: '', billingAccount: undefined, budget: undefined, alertsTo: undefined },
    typed: { value: () => Promise.reject(new Failure('The doctor asks for nothing.')) },
  };
  return {
    ...outside,
    cloud,
    projectId,
    production,
    functions,
    origins: siteOrigins(production),
    functionAddress: (name) => functionAddress(projectId, name),
  };
}

async function namedBy(
  functions: readonly DeployedFunction[],
  files: Files,
  workspace: string,
): Promise<Named> {
  const variables = functions.find(({ name }) => name === STRIPE_WEBHOOK)?.variables ?? {};
  const deployed = environmentIn(variables['SITE_ENVIRONMENT']);
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

function environmentIn(text: string | undefined): Environment | undefined {
  try {
    return environmentSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
