import * as z from 'zod/mini';
import type { Grant } from '../wanted/grants.ts';
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

/** Version 3, which shows conditions: a grant under one is not what is asked for. Each API wants it said elsewhere. */
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
  const address =
    on === 'secret'
      ? `${GOOGLE.secrets}/projects/${projectId}/secrets/${name}${QUERY}`
      : `${GOOGLE.storage}/b/${name}/iam?optionsRequestedPolicyVersion=3`;
  return cloud.find(address, policySchema);
}

/** The grants that are lacking. A thing that is not there lacks all of its own. */
export async function missingGrants(
  cloud: Cloud,
  projectId: string,
  grants: readonly Grant[],
): Promise<readonly Grant[]> {
  const things = new Map(grants.map((grant) => [`${grant.on} ${grant.name}`, grant]));
  const missing = [...things.values()].map(async ({ on, name }) => {
    const { bindings = [] } = (await readPolicy(cloud, projectId, { on, name })) ?? {};
    const isHeld = ({ role, member }: Grant) =>
      bindings.some(
        (one) => one.role === role && one.condition === undefined && one.members.includes(member),
      );
    return grants.filter((grant) => grant.on === on && grant.name === name && !isHeld(grant));
  });
  return (await Promise.all(missing)).flat();
}
