import * as z from 'zod/mini';
import type { Cloud } from './cloud.ts';

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy */
const policySchema = z.looseObject({
  etag: z.optional(z.string()),
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
type Policy = z.output<typeof policySchema>;

/** That somebody has a role. */
export interface Grant {
  readonly role: string;
  readonly member: string;
}

const holds = ({ bindings }: Policy, { role, member }: Grant) =>
  bindings.some(
    (binding) =>
      binding.role === role && binding.condition === undefined && binding.members.includes(member),
  );

/**
 * The policy of a resource, and the grants that it lacks.
 * @param how IAM itself and Secret Manager are asked otherwise than Resource Manager
 */
export async function missingGrants(
  cloud: Cloud,
  resource: string,
  grants: readonly Grant[],
): Promise<readonly Grant[]> {
  const policy = await readPolicy(cloud, resource);
  return grants.filter((grant) => !holds(policy, grant));
}

/** Adds grants to a policy. The etag keeps what somebody else has changed meanwhile. */
export async function addGrants(
  cloud: Cloud,
  resource: string,
  grants: readonly Grant[],
): Promise<void> {
  const policy = await readPolicy(cloud, resource);
  const missing = grants.filter((grant) => !holds(policy, grant));
  if (missing.length === 0) return;
  const bindings = missing.reduce(withGrant, policy.bindings);
  await cloud.change('POST', `${resource}:setIamPolicy`, { policy: { ...policy, bindings } });
}

function withGrant(bindings: Policy['bindings'], { role, member }: Grant): Policy['bindings'] {
  const found = bindings.find((one) => one.role === role && one.condition === undefined);
  if (!found) return [...bindings, { role, members: [member] }];
  return bindings.map((one) =>
    one === found ? { ...one, members: [...one.members, member] } : one,
  );
}

/** Version 3, without which conditions of other bindings would be lost. */
const VERSION = { options: { requestedPolicyVersion: 3 } };

async function readPolicy(cloud: Cloud, resource: string): Promise<Policy> {
  // Secret Manager alone is asked by GET.
  const policy = resource.includes('secretmanager')
    ? await cloud.find(
        `${resource}:getIamPolicy?options.requestedPolicyVersion=3`,
        policySchema,
      )
    : await cloud.ask(`${resource}:getIamPolicy`, VERSION, policySchema);
  return policy ?? { bindings: [] };
}
