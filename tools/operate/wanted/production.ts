import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Cloud } from '../cloud/open-cloud.ts';

/** A project's id as Google Cloud allows it. */
export const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Days for which a deleted picture can be had back: the most that Google allows. */
export const PICTURE_DAYS = 90;

/** A project that the site shall run in, and how to ask Google about it. */
export interface Production {
  readonly projectId: string;
  readonly environment: Environment;
  /** Those of the functions, as texts. */
  readonly settings: Readonly<Record<string, string>>;
  readonly cloud: Cloud;
  /** The repository's folder. */
  readonly workspace: string;
}

const serviceSchema = z.looseObject({ parent: z.optional(z.string()) });

/** The number that Google gives to a project, which some names hold instead of its id. */
export async function numberOf({
  cloud,
  projectId,
}: Pick<Production, 'cloud' | 'projectId'>): Promise<string> {
  const address = `${GOOGLE.services}/projects/${projectId}/services/serviceusage.googleapis.com`;
  const service = await cloud.find(address, serviceSchema);
  return service?.parent?.split('/')[1] ?? '<number>';
}

/** The address at which a function is reached. */
export const functionAddress = (projectId: string, name: string) =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;
