import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { findMissingGrants } from '../../cloud/policies.ts';
import { ACCOUNTS, emailOf, RENDERER } from '../../required/accounts.ts';
import { conditionOf, neededGrants, POOL, PROVIDER, repositoryOf } from '../../required/grants.ts';
import { numberOf } from '../../required/production.ts';
import { setupCheck } from '../check.ts';
import { warn } from '../finding.ts';

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts */
const accountSchema = z.looseObject({ email: z.string() });

/** Checks that each service account exists and has its roles, which are reported by account and resource. */
export const accountsCheck = setupCheck(
  'accounts',
  'Service accounts with the roles that each needs',
  async (site) => {
    const { cloud, projectId } = site;
    const address = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts?pageSize=100`;
    const accounts = await cloud.list(address, 'accounts', accountSchema);
    const emails = new Set(accounts.map(({ email }) => email));
    const missing = [...ACCOUNTS, RENDERER].filter(({ id }) => !emails.has(emailOf(projectId, id)));
    const grants = neededGrants(site, await numberOf(site));
    const rolesByLine = new Map<string, string[]>();
    for (const { kind, name, member, role } of await findMissingGrants(cloud, projectId, grants)) {
      const line = `${member.replace(/^serviceAccount:/, '')} lacks, for the ${kind} ${name}`;
      rolesByLine.set(line, [...(rolesByLine.get(line) ?? []), role]);
    }
    return [
      ...missing.map(({ id, displayName }) => `there is no service account ${id} (${displayName})`),
      ...[...rolesByLine].map(([line, roles]) => `${line}: ${roles.join(', ')}`),
    ];
  },
);

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools.providers */
const providerSchema = z.looseObject({ attributeCondition: z._default(z.string(), '') });

/** Checks that Google accepts the release workflows of exactly one repository of GitHub, without stored keys. */
export const workflowsCheck = setupCheck('workflows', 'Workflows of GitHub', async (site) => {
  const repository = repositoryOf(site);
  if (repository === undefined) {
    const todo = 'name them in the setting RELEASE_WORKFLOWS; until then people release by hand';
    return [warn('no workflow may release', todo)];
  }
  const pool = `${GOOGLE.iam}/projects/${site.projectId}/locations/global/workloadIdentityPools/${POOL}`;
  const provider = await site.cloud.find(`${pool}/providers/${PROVIDER}`, providerSchema);
  if (!provider) return [`no identity provider accepts workflows of ${repository}`];
  const isExact = provider.attributeCondition === conditionOf(repository);
  return isExact ? [] : [`the provider ${PROVIDER} does not accept exactly ${repository}`];
});
