import * as z from 'zod/mini';
import type { Grant } from '../required/grants.ts';
import { GOOGLE } from './addresses.ts';
import type { Cloud } from './open-cloud.ts';

/** The access policy of a resource: https://cloud.google.com/iam/docs/reference/rest/v1/Policy. */
const policySchema = z.looseObject({
  bindings: z._default(
    z.array(
      z.looseObject({
        role: z.string(),
        members: z._default(z.array(z.string()), []),
        condition: z.optional(z.unknown()),
      }),
    ),
    [],
  ),
});

/**
 * Version 3 of a policy includes conditions. It is requested, since a grant with a condition does not count. Some APIs
 * take the version in the query, others in the body.
 */
const QUERY = ':getIamPolicy?options.requestedPolicyVersion=3';
const BODY = { options: { requestedPolicyVersion: 3 } };

function readPolicy(cloud: Cloud, projectId: string, { kind, name }: Pick<Grant, 'kind' | 'name'>) {
  if (kind === 'project') {
    return cloud.ask(`${GOOGLE.resources}/projects/${name}:getIamPolicy`, BODY, policySchema);
  }
  if (kind === 'account') {
    const account = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${name}`;
    return cloud.ask(account + QUERY, {}, policySchema);
  }
  const secret = `${GOOGLE.secrets}/projects/${projectId}/secrets/${name}`;
  return cloud.find(secret + QUERY, policySchema);
}

/** Returns the grants that are missing. If the resource does not exist, all its grants are missing. */
export async function findMissingGrants(
  cloud: Cloud,
  projectId: string,
  grants: readonly Grant[],
): Promise<readonly Grant[]> {
  // One policy per resource, which may have several grants.
  const resources = new Map(grants.map((grant) => [`${grant.kind} ${grant.name}`, grant]));
  const missing = [...resources.values()].map(async ({ kind, name }) => {
    const { bindings = [] } = (await readPolicy(cloud, projectId, { kind, name })) ?? {};
    const unconditional = bindings.filter(({ condition }) => condition === undefined);
    const isGranted = ({ role, member }: Grant) =>
      unconditional.some((binding) => binding.role === role && binding.members.includes(member));
    const ownGrants = grants.filter((grant) => grant.kind === kind && grant.name === name);
    return ownGrants.filter((grant) => !isGranted(grant));
  });
  return (await Promise.all(missing)).flat();
}
