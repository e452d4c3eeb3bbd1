import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { addGrants, type Grant, missingGrants } from '../../cloud/policies.ts';
import { ACCOUNTS, RENDERER, RUNTIME_ROLES } from '../../wanted/accounts.ts';
import { numberOf, type Production } from '../../wanted/production.ts';
import { secretAddress } from '../../wanted/secret-store.ts';
import { neededSecrets } from '@raade/functions/configuration/needed-secrets';
import type { Lack, Step } from '../../wanted/step.ts';

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts */
const accountSchema = z.looseObject({ email: z.string() });

export const emailOf = (projectId: string, id: string) =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/** Whom functions run as, unless they say otherwise. */
export const runtimeAccount = async (production: Production) =>
  `${await numberOf(production)}-compute@developer.gserviceaccount.com`;

async function missingAccounts({ cloud, projectId }: Production): Promise<readonly Lack[]> {
  const address = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts`;
  const found = await cloud.list(`${address}?pageSize=100`, 'accounts', accountSchema);
  const there = new Set(found.map(({ email }) => email));
  return [...ACCOUNTS, RENDERER]
    .filter(({ id }) => !there.has(emailOf(projectId, id)))
    .map(({ id, displayName }) => ({
      says: `there is no service account ${id} (${displayName})`,
      mend: () => cloud.change('POST', address, { accountId: id, serviceAccount: { displayName } }),
    }));
}

/** A lack for each account that misses a role. */
function lacksOf(
  { cloud }: Production,
  resource: string,
  where: string,
  missing: readonly Grant[],
): readonly Lack[] {
  const members = [...new Set(missing.map(({ member }) => member))];
  return members.map((member) => {
    const grants = missing.filter((grant) => grant.member === member);
    const roles = grants.map(({ role }) => role).join(', ');
    const mend = () => addGrants(cloud, resource, grants);
    return { says: `${member.split(':')[1]} lacks, ${where}: ${roles}`, mend };
  });
}

async function missingRoles(production: Production): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const runtime = `serviceAccount:${await runtimeAccount(production)}`;
  const grants = [
    ...RUNTIME_ROLES.map((role) => ({ role, member: runtime })),
    ...ACCOUNTS.flatMap(({ id, roles }) =>
      roles.map((role) => ({ role, member: `serviceAccount:${emailOf(projectId, id)}` })),
    ),
  ];
  const resource = `${GOOGLE.resources}/projects/${projectId}`;
  const missing = await missingGrants(cloud, resource, grants);
  return lacksOf(production, resource, 'in the project', missing);
}

/** Services whose own accounts take part when a document wakes a function. */
const SERVICES = ['pubsub', 'eventarc'];

/**
 * The account of Pub/Sub signs what it calls functions with. Nobody can be given a role before they are there, and only
 * owners can give one: a workflow's deployment would end here.
 */
async function silentAgents(production: Production): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const number = await numberOf(production);
  const member = `serviceAccount:service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`;
  const resource = `${GOOGLE.resources}/projects/${projectId}`;
  const grants = [{ role: 'roles/iam.serviceAccountTokenCreator', member }];
  const missing = await missingGrants(cloud, resource, grants);
  if (missing.length === 0) return [];
  const mend = async () => {
    for (const name of SERVICES) {
      const service = `${GOOGLE.identities}/projects/${number}/services/${name}.googleapis.com`;
      await cloud.change('POST', `${service}:generateServiceIdentity`, {});
    }
    await addGrants(cloud, resource, missing);
  };
  return [{ says: 'Pub/Sub has no account that may call functions', mend }];
}

/** Functions read the secrets that they declare; nothing else is readable to them. */
async function unreadableSecrets(production: Production): Promise<readonly Lack[]> {
  const { cloud, projectId, settings } = production;
  const member = `serviceAccount:${await runtimeAccount(production)}`;
  const grants = [{ role: 'roles/secretmanager.secretAccessor', member }];
  const lacks = neededSecrets(settings).map(async ({ name }) => {
    const resource = secretAddress(projectId, name);
    const missing = await missingGrants(cloud, resource, grants);
    return lacksOf(production, resource, `for the secret ${name}`, missing);
  });
  return (await Promise.all(lacks)).flat();
}

/** The workflow that deploys functions makes them run as these accounts. */
async function mayNotDeploy(production: Production): Promise<readonly Lack[]> {
  const { cloud, projectId } = production;
  const member = `serviceAccount:${emailOf(projectId, 'functions-deployer')}`;
  const grants = [{ role: 'roles/iam.serviceAccountUser', member }];
  const accounts = [await runtimeAccount(production), emailOf(projectId, RENDERER.id)];
  const lacks = accounts.map(async (account) => {
    const resource = `${GOOGLE.iam}/projects/${projectId}/serviceAccounts/${account}`;
    const missing = await missingGrants(cloud, resource, grants);
    return lacksOf(production, resource, `for the account ${account}`, missing);
  });
  return (await Promise.all(lacks)).flat();
}

export const accountsStep: Step = {
  id: 'accounts',
  title: 'Service accounts with the roles that each needs, and no more',
  why: 'Workflows act as these, without a key; whoever takes one over can do what its roles say.',
  async lacks(production) {
    const lacks = await Promise.all([
      missingAccounts(production),
      missingRoles(production),
      silentAgents(production),
      unreadableSecrets(production),
      mayNotDeploy(production),
    ]);
    return lacks.flat();
  },
};
