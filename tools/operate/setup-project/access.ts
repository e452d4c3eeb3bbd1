import { workflowSchema } from '@raade/functions/base/configuration/workflow-settings';
import * as z from 'zod/mini';
import { findMissingGrants } from '../cloud/policies.ts';
import { ACCOUNTS, emailOf, RENDERER } from '../required/accounts.ts';
import {
  conditionOf,
  type Grant,
  POOL,
  PROVIDER,
  repositoryOf,
  neededGrants,
} from '../required/grants.ts';
import { numberOf } from '../required/production.ts';
import type { Setup } from './setup.ts';

/**
 * Creates service accounts, also those of Pub/Sub and Eventarc, since roles can only be granted to existing accounts.
 */
export async function makeAccounts({ projectId, lines, run }: Setup): Promise<void> {
  const emails = await lines`gcloud iam service-accounts list --format=value(email)`;
  for (const { id, displayName } of [...ACCOUNTS, RENDERER]) {
    if (emails.includes(emailOf(projectId, id))) continue;
    await run`gcloud iam service-accounts create ${id} --display-name=${displayName}`;
  }
  for (const service of ['pubsub', 'eventarc']) {
    await run`gcloud beta services identity create --service=${service}.googleapis.com`;
  }
}

/** The groups of `gcloud` commands for the kinds of resources. */
const GROUPS = {
  project: ['projects'],
  secret: ['secrets'],
  account: ['iam', 'service-accounts'],
} as const satisfies Record<Grant['kind'], readonly string[]>;

/** Grants the required roles that are missing. Other roles stay. */
export async function grantRoles(setup: Setup): Promise<void> {
  const { cloud, projectId, run } = setup;
  const grants = neededGrants(setup, await numberOf(setup));
  for (const { kind, name, role, member } of await findMissingGrants(cloud, projectId, grants)) {
    await run`gcloud ${GROUPS[kind]} add-iam-policy-binding ${name} --member=${member} --role=${role} --condition=None`;
  }
}

/** Maps claims of GitHub's tokens to attributes that Google uses. */
const MAPPING = 'google.subject=assertion.sub,attribute.repository=assertion.repository';

/** Sets up workload identity federation: jobs of GitHub authenticate by GitHub's tokens, so no key must be stored. */
export async function trustWorkflows(setup: Setup): Promise<void> {
  const repository = repositoryOf(setup);
  if (repository === undefined) return;
  const { lines, run } = setup;
  const pools =
    await lines`gcloud iam workload-identity-pools list --location=global --show-deleted --format=csv[no-heading](name.basename(),state)`;
  if (pools.includes(`${POOL},DELETED`)) {
    await run`gcloud iam workload-identity-pools undelete ${POOL} --location=global`;
  } else if (!pools.includes(`${POOL},ACTIVE`)) {
    await run`gcloud iam workload-identity-pools create ${POOL} --location=global --display-name=GitHub`;
  }
  const providers =
    await lines`gcloud iam workload-identity-pools providers list --location=global --workload-identity-pool=${POOL} --show-deleted --format=csv[no-heading](name.basename(),state,oidc.issuerUri,attributeCondition)`;
  const { WORKFLOW_ISSUER: issuer } = z.parse(workflowSchema, setup.settings);
  const condition = conditionOf(repository);
  const provider = [PROVIDER, '--location=global', `--workload-identity-pool=${POOL}`];
  const trustOptions = [
    `--issuer-uri=${issuer}`,
    `--attribute-mapping=${MAPPING}`,
    `--attribute-condition=${condition}`,
  ];
  const existingProvider = providers.find((line) => line.startsWith(`${PROVIDER},`));
  if (existingProvider?.startsWith(`${PROVIDER},DELETED`)) {
    await run`gcloud iam workload-identity-pools providers undelete ${provider}`;
  }
  if (existingProvider === undefined) {
    await run`gcloud iam workload-identity-pools providers create-oidc ${provider} ${trustOptions}`;
  } else if (existingProvider !== `${PROVIDER},ACTIVE,${issuer},${condition}`) {
    await run`gcloud iam workload-identity-pools providers update-oidc ${provider} ${trustOptions}`;
  }
}

/** A variable of an environment on GitHub. */
type Variable = readonly [environment: string, variable: string, value: string];

function settingsOf(environment: string, projectId: string): readonly Variable[] {
  if (environment !== 'functions') {
    return [[environment, 'ENVIRONMENT_JSON', '<the text of environment.json>']];
  }
  return [
    [environment, 'GOOGLE_CLOUD_PROJECT', projectId],
    [
      environment,
      'FUNCTIONS_SETTINGS',
      "the lines of the file with the settings, and SITE_ENVIRONMENT='<environment.json on one line>'",
    ],
  ];
}

/** The variables that a person must set in each environment on GitHub. */
export async function listEnvironmentVariables(setup: Setup): Promise<readonly Variable[]> {
  const { projectId } = setup;
  const pool = `projects/${await numberOf(setup)}/locations/global/workloadIdentityPools/${POOL}`;
  return ACCOUNTS.flatMap(({ id, environment }): Variable[] => [
    [environment, 'WORKLOAD_IDENTITY_PROVIDER', `${pool}/providers/${PROVIDER}`],
    [environment, 'SERVICE_ACCOUNT', emailOf(projectId, id)],
    ...settingsOf(environment, projectId),
  ]);
}
