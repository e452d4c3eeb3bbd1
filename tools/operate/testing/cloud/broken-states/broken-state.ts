import { SHELL } from '@raade/contracts/shell-files';
import type { Level } from '../../../doctor/finding.ts';
import { functionKey } from '../healthy-project.ts';
import { PROJECT } from '../sample-project.ts';
import { sampleReleaseOf } from '../sample-releases.ts';
import type { Resource, World } from '../world.ts';

export interface Room {
  certificateDays: number;
  readonly folder: string;
}

/** One thing that is wrong: how it comes about, and what the doctor's line must say. */
export interface BrokenState {
  readonly name: string;
  readonly spoil: (world: World, room: Room) => void;
  readonly level: Exclude<Level, 'ok'>;
  readonly says: RegExp;
}

export const FIRESTORE = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
export const AUTH = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
export const SECRETS = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
export const IAM = `iam.googleapis.com/v1/projects/${PROJECT}`;
export const POOL = `${IAM}/locations/global/workloadIdentityPools/github`;
export const PROJECT_POLICY = `policies/cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`;
export const HOME = 'page/GET example.org/';
export const FUNCTIONS_HOST = `us-central1-${PROJECT}.cloudfunctions.net`;

export const keyOf = (world: World, start: string): string => {
  const key = [...world.resources.keys()].find((one) => one.startsWith(start));
  if (key === undefined) throw new Error(`The stand-in has nothing below ${start}.`);
  return key;
};

export const endpoint = (world: World) => keyOf(world, 'api.stripe.com/v1/webhook_endpoints/');

/** Takes one field out of the settings of the function that the doctor reads them from, or changes it. */
export function changeSettings(
  world: World,
  change: Readonly<Record<string, string | undefined>>,
): void {
  const key = functionKey('stripe-webhook');
  const { environmentVariables } = world.get(key)?.['serviceConfig'] as {
    environmentVariables: Resource;
  };
  const changed = Object.entries({ ...environmentVariables, ...change });
  const kept = changed.filter(([, value]) => value !== undefined);
  world.edit(key, { serviceConfig: { environmentVariables: Object.fromEntries(kept) } });
}

export function fileOf(app: string, name: string): string {
  const { release } = sampleReleaseOf(app).pointer;
  const host = app === SHELL ? 'example.org' : `${PROJECT}-${app}.web.app`;
  return `page/GET ${host}/r/${release}/${name}`;
}

export const service = (name: string) =>
  `serviceusage.googleapis.com/v1/projects/${PROJECT}/services/${name}.googleapis.com`;
