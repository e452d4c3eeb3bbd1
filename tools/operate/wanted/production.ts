import type { Environment } from '@raade/contracts/environment';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Cloud } from '../cloud/cloud.ts';
import type { Send } from '../cloud/send.ts';
import type { TypedSecrets } from './typed-secrets.ts';

/** A project that the site shall run in: what is asked of it, and how to reach it. */
export interface Production {
  readonly projectId: string;
  readonly environment: Environment;
  /** Those of the functions, as texts. */
  readonly settings: Readonly<Record<string, string>>;
  readonly choices: Choices;
  readonly cloud: Cloud;
  /** For those who are not Google. */
  readonly send: Send;
  readonly typed: TypedSecrets;
  /** The TXT and CNAME records of a name, as texts; none if there is no such name. */
  readonly lookUp: (name: string) => Promise<readonly string[]>;
  /** The repository's folder. */
  readonly workspace: string;
}

/** What neither the environment nor the settings say. */
interface Choices {
  /** Where Firestore keeps the data, for ever. */
  readonly location: string;
  /** The account that pays, as `XXXXXX-XXXXXX-XXXXXX`; undefined if the project has one. */
  readonly billingAccount: string | undefined;
  /** Dollars a month, above which somebody is told; undefined for those that a file says. */
  readonly budget: number | undefined;
  /** Whose mailbox alerts go to. */
  readonly alertsTo: string | undefined;
}

const serviceSchema = z.looseObject({ parent: z.optional(z.string()) });

/** The number that Google gives to a project, which some names hold instead of its id. */
export async function numberOf({ cloud, projectId }: Production): Promise<string> {
  const address = `${GOOGLE.services}/projects/${projectId}/services/serviceusage.googleapis.com`;
  const service = await cloud.find(address, serviceSchema);
  return service?.parent?.split('/')[1] ?? '<number>';
}
