import * as z from 'zod/mini';
import { GOOGLE } from './addresses.ts';
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

/** The grants that a resource lacks. One that is not there lacks all. */
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
  await writePolicy(cloud, resource, { ...policy, bindings });
}

function withGrant(bindings: Policy['bindings'], { role, member }: Grant): Policy['bindings'] {
  const found = bindings.find((one) => one.role === role && one.condition === undefined);
  if (!found) return [...bindings, { role, members: [member] }];
  return bindings.map((one) =>
    one === found ? { ...one, members: [...one.members, member] } : one,
  );
}

const isBucket = (resource: string) => resource.startsWith(GOOGLE.storage);

/** https://cloud.google.com/storage/docs/json_api/v1/buckets/setIamPolicy has another form than all others. */
async function writePolicy(cloud: Cloud, resource: string, policy: Policy): Promise<void> {
  if (isBucket(resource)) await cloud.change('PUT', `${resource}/iam`, policy);
  else await cloud.change('POST', `${resource}:setIamPolicy`, { policy });
}

/** Version 3, without which conditions of other bindings would be lost. Each API wants it said elsewhere. */
async function readPolicy(cloud: Cloud, resource: string): Promise<Policy> {
  if (isBucket(resource)) {
    const address = `${resource}/iam?optionsRequestedPolicyVersion=3`;
    return (await cloud.find(address, policySchema)) ?? { bindings: [] };
  }
  const inQuery = `${resource}:getIamPolicy?options.requestedPolicyVersion=3`;
  const inBody = { options: { requestedPolicyVersion: 3 } };
  const { hostname } = new URL(resource);
  const found =
    hostname === new URL(GOOGLE.secrets).hostname
      ? await cloud.find(inQuery, policySchema)
      : hostname === new URL(GOOGLE.iam).hostname
        ? await cloud.ask(inQuery, {}, policySchema)
        : await cloud.ask(`${resource}:getIamPolicy`, inBody, policySchema);
  return found ?? { bindings: [] };
}
