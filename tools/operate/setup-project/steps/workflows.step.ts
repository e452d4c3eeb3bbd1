import { Failure } from '@raade/contracts/failure';
import { SHELL } from '@raade/contracts/shell-files';
import { workflowSchema } from '@raade/functions/configuration/workflow-settings';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { addGrants, missingGrants } from '../../cloud/policies.ts';
import { ACCOUNTS, PUBLISHER } from '../../wanted/accounts.ts';
import { numberOf, type Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';
import { emailOf } from './accounts.step.ts';

const POOL = 'github';
const PROVIDER = 'github';

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools */
const poolSchema = z.looseObject({
  state: z._default(z.string(), 'ACTIVE'),
  disabled: z._default(z.boolean(), false),
});
const providerSchema = z.extend(poolSchema, {
  attributeCondition: z._default(z.string(), ''),
  oidc: z.optional(z.looseObject({ issuerUri: z.string() })),
});

const poolAddress = (projectId: string) =>
  `${GOOGLE.iam}/projects/${projectId}/locations/global/workloadIdentityPools/${POOL}`;

const bindingsOf = ({ settings }: Production) =>
  z.parse(workflowSchema, settings).RELEASE_WORKFLOWS ?? [];

/** The repository whose workflows deploy; undefined if the settings name none. */
function repositoryOf(production: Production): string | undefined {
  const repositories = new Set(bindingsOf(production).map(({ repository }) => repository));
  if (repositories.size <= 1) return [...repositories][0];
  throw new Failure('RELEASE_WORKFLOWS names several repositories; one pool trusts one.');
}

/** What is deleted here stays for 30 days, and its name with it. */
function undeleted({ cloud }: Production, address: string, what: string): readonly Lack[] {
  const mend = () => cloud.change('POST', `${address}:undelete`, {});
  return [{ says: `${what} was deleted, and can still be had back`, mend }];
}

async function missingPool(production: Production): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const address = poolAddress(projectId);
  const found = await cloud.find(address, poolSchema);
  if (found?.state === 'DELETED') return undeleted(production, address, `the pool ${POOL}`);
  if (found) return [];
  const parent = `${GOOGLE.iam}/projects/${projectId}/locations/global/workloadIdentityPools`;
  const mend = () =>
    cloud.change('POST', `${parent}?workloadIdentityPoolId=${POOL}`, { displayName: 'GitHub' });
  return [{ says: `there is no workload identity pool ${POOL}`, mend }];
}

async function missingProvider(
  production: Production,
  repository: string,
): Promise<readonly Lack[]> {
  const { cloud, projectId, settings } = production;
  const { WORKFLOW_ISSUER: issuerUri } = z.parse(workflowSchema, settings);
  const parent = `${poolAddress(projectId)}/providers`;
  const address = `${parent}/${PROVIDER}`;
  const wanted = {
    displayName: 'GitHub Actions',
    attributeMapping: {
      'google.subject': 'assertion.sub',
      'attribute.repository': 'assertion.repository',
    },
    attributeCondition: `assertion.repository == '${repository}'`,
    oidc: { issuerUri },
  };
  const found = await cloud.find(address, providerSchema);
  if (found?.state === 'DELETED') return undeleted(production, address, `the provider ${PROVIDER}`);
  if (!found) {
    const mend = () =>
      cloud.change('POST', `${parent}?workloadIdentityPoolProviderId=${PROVIDER}`, wanted);
    return [{ says: `nobody vouches for workflows of ${repository}`, mend }];
  }
  const isRight =
    found.attributeCondition === wanted.attributeCondition && found.oidc?.issuerUri === issuerUri;
  if (isRight) return [];
  const mend = () =>
    cloud.change('PATCH', `${address}?updateMask=attributeCondition,attributeMapping,oidc`, wanted);
  return [{ says: `the provider ${PROVIDER} lets others in than ${repository}`, mend }];
}

/** A job of an environment may act as the account of that environment. */
async function missingUsers(production: Production, repository: string): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const pool = `projects/${await numberOf(production)}/locations/global/workloadIdentityPools/${POOL}`;
  const lacks = ACCOUNTS.map(async ({ id, environment }) => {
    const subject = `repo:${repository}:environment:${environment}`;
    const member = `principal://iam.googleapis.com/${pool}/subject/${subject}`;
    const grants = [{ role: 'roles/iam.workloadIdentityUser', member }];
    const email = emailOf(projectId, id);
    const resource = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${email}`;
    const missing = await missingGrants(cloud, resource, grants);
    if (missing.length === 0) return [];
    const says = `jobs of the environment ${environment} cannot act as ${id}`;
    return [{ says, mend: () => addGrants(cloud, resource, missing) }];
  });
  return (await Promise.all(lacks)).flat();
}

/** The publisher releases the shell; every other environment has the name of what its jobs release. */
const appOf = (environment: string) => (environment === PUBLISHER ? SHELL : environment);

/** Apps whose workflow is refused when it asks what is live: nothing of theirs could be released. */
function unboundApps(production: Production, repository: string): readonly Lack[] {
  const bound = bindingsOf(production).map(({ app }) => app);
  return ACCOUNTS.filter(({ environment }) => !bound.includes(appOf(environment))).map(
    ({ environment }) => {
      const app = appOf(environment);
      return {
        says: `RELEASE_WORKFLOWS names no workflow of ${app}, which cannot be released`,
        byHand: `add ${app}=${repository}:${environment}:refs/heads/main to it`,
        canWait: true,
      };
    },
  );
}

export const workflowsStep: Step = {
  id: 'workflows',
  title: 'Workflows of GitHub, bound to repository and environment',
  why: 'A job proves by its own token what it is, so no key of Google’s is kept at GitHub.',
  async lacks(production) {
    const repository = repositoryOf(production);
    if (repository === undefined) {
      const byHand =
        'name them in the setting RELEASE_WORKFLOWS; until then people release by hand';
      return [{ says: 'no workflow may release', byHand, canWait: true }];
    }
    const lacks = [
      missingPool(production),
      missingProvider(production, repository),
      missingUsers(production, repository),
    ];
    return [...(await Promise.all(lacks)).flat(), ...unboundApps(production, repository)];
  },
};

/** The variables of each environment on GitHub, for who sets them. */
export async function environmentVariables(
  production: Production,
): Promise<readonly (readonly [environment: string, variable: string, value: string])[]> {
  const { projectId } = production;
  const pool = `projects/${await numberOf(production)}/locations/global/workloadIdentityPools/${POOL}`;
  return ACCOUNTS.flatMap(({ id, environment }) => [
    [environment, 'WORKLOAD_IDENTITY_PROVIDER', `${pool}/providers/${PROVIDER}`] as const,
    [environment, 'SERVICE_ACCOUNT', emailOf(projectId, id)] as const,
    [environment, 'ENVIRONMENT_JSON', 'the text of environment.json'] as const,
    ...(environment === 'functions'
      ? [
          [environment, 'GOOGLE_CLOUD_PROJECT', projectId] as const,
          [
            environment,
            'FUNCTIONS_SETTINGS',
            "the lines of the file with the settings, and SITE_ENVIRONMENT='<environment.json on one line>'",
          ] as const,
        ]
      : []),
  ]);
}
