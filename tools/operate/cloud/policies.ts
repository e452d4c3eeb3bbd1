import * as z from 'zod/mini';
import type { Grant } from '../required/grants.ts';
import { GOOGLE } from './addresses.ts';
import type { Cloud } from './open-cloud.ts';

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy */
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
 * Requests for version 3 of a policy, which contains conditions: a conditional grant does not count. APIs take the
 * version in the query or in the body.
 */
const QUERY = ':getIamPolicy?options.requestedPolicyVersion=3';
const BODY = { options: { requestedPolicyVersion: 3 } };

function readPolicy(cloud: Cloud, projectId: string, { on, name }: Pick<Grant, 'on' | 'name'>) {
  if (on === 'project') {
    return cloud.ask(`${GOOGLE.resources}/projects/${name}:getIamPolicy`, BODY, policySchema);
  }
  if (on === 'account') {
    const account = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${name}`;
    return cloud.ask(account + QUERY, {}, policySchema);
  }
  const secret = `${GOOGLE.secrets}/projects/${projectId}/secrets/${name}`;
  return cloud.find(secret + QUERY, policySchema);
}

/** Returns the grants that are missing. If the resource does not exist, all its grants are missing. */
export async function missingGrants(
  cloud: Cloud,
  projectId: string,
  grants: readonly Grant[],
): Promise<readonly Grant[]> {
  const resources = new Map(grants.map((grant) => [`${grant.on} ${grant.name}`, grant]));
  const missing = [...resources.values()].map(async ({ on, name }) => {
    const { bindings = [] } = (await readPolicy(cloud, projectId, { on, name })) ?? {};
    const isHeld = ({ role, member }: Grant) =>
      bindings.some(
        (one) => one.role === role && one.condition === undefined && one.members.includes(member),
      );
    return grants.filter((grant) => grant.on === on && grant.name === name && !isHeld(grant));
  });
  return (await Promise.all(missing)).flat();
}
