import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Cloud } from '../cloud/open-cloud.ts';

/** Format of project ids of Google Cloud. */
export const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** A project for the site, its configuration, and access to Google's APIs. */
export interface Production {
  readonly projectId: string;
  readonly environment: Environment;
  /** Settings of the functions. */
  readonly settings: Readonly<Record<string, string>>;
  readonly cloud: Cloud;
  /** The repository's folder. */
  readonly workspace: string;
}

const serviceSchema = z.looseObject({ parent: z.optional(z.string()) });

/** The number of a project, which some resource names contain instead of its id. */
export async function numberOf({
  cloud,
  projectId,
}: Pick<Production, 'cloud' | 'projectId'>): Promise<string> {
  const address = `${GOOGLE.services}/projects/${projectId}/services/serviceusage.googleapis.com`;
  const service = await cloud.find(address, serviceSchema);
  return service?.parent?.split('/')[1] ?? '<number>';
}

/** The URL of a function. */
export const functionAddress = (projectId: string, name: string) =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;
