import type { Request } from './request.ts';
import { exists, invalid, notFound, Refusal } from './refusals.ts';
import type { Resource, World } from './world.ts';

type Verb = (world: World, request: Request) => unknown;

const done = (response: unknown) => ({ name: 'operations/done', done: true, response });

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const batchEnable: Verb = (world, { host, path, body }) => {
  const ids = body['serviceIds'] as readonly string[];
  if (ids.length > 20) throw invalid('At most 20 services at once.');
  for (const id of ids) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    world.put(`${host}${parent}/services/${id}`, {
      name: `projects/123456789012/services/${id}`,
      parent: 'projects/123456789012',
      config: { name: id },
      state: 'ENABLED',
    });
  }
  return done({});
};

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/addFirebase */
const addFirebase: Verb = (world, { host, path }) => {
  if (world.get(host + path)) throw exists(path);
  return done(world.put(host + path, { projectId: path.split('/').at(-1) }));
};

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth */
const initializeAuth: Verb = (world, { host, path }) => {
  const project = path.split('/')[3];
  world.put(`${host}/admin/v2/projects/${project}/config`, {
    subtype: 'IDENTITY_PLATFORM',
    authorizedDomains: ['localhost'],
  });
  return {};
};

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets/addVersion */
const addVersion: Verb = (world, { host, path, body }) => {
  if (!world.get(host + path)) throw notFound(path);
  const number = world.below(`${host}${path}/versions`).length + 1;
  const name = `${path.slice('/v1/'.length)}/versions/${number}`;
  const createTime = new Date().toISOString();
  const { data } = body['payload'] as { data: string };
  return world.put(`${host}${path}/versions/${number}`, {
    name,
    createTime,
    state: 'ENABLED',
    // Answered by `access` alone.
    data,
  });
};

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access */
const access: Verb = (world, { host, path }) => {
  const versions = world.below(host + path.replace(/\/latest$/, ''));
  const latest = versions.findLast(({ state }) => state === 'ENABLED');
  if (!latest) throw notFound(path);
  return { name: latest['name'], payload: { data: latest['data'] } };
};

/** https://cloud.google.com/service-usage/docs/reference/rest/v1beta1/services/generateServiceIdentity */
const generateServiceIdentity: Verb = (world, { path }) => {
  const service = path.split('/').at(-1)?.split('.')[0];
  return done(world.put(`identities/gcp-sa-${service}`, { service }));
};

/** Nobody who is not there can be given a role. */
function checkMembers(world: World, policy: Resource): void {
  const text = JSON.stringify(policy);
  const unknown = [...text.matchAll(/@(gcp-sa-[a-z]+)\./g)].find(
    ([, agent]) => !world.get(`identities/${agent}`),
  );
  if (unknown) throw invalid(`Service account ${unknown[1]} does not exist.`);
}

const policyKey = ({ host, path }: Request) => `policies/${host}${path}`;

/** An account or a secret that is not there has no policy. */
function checkOwner(world: World, { host, path }: Request): void {
  const isOwn = /\/(serviceAccounts|secrets)\/[^/]+$/.test(path);
  if (isOwn && !path.includes('-compute@') && !world.get(host + path)) throw notFound(path);
}

/** https://cloud.google.com/resource-manager/reference/rest/v3/projects/getIamPolicy and its kin */
const getIamPolicy: Verb = (world, request) => {
  checkOwner(world, request);
  const isProject = request.host === 'cloudresourcemanager.googleapis.com';
  if (request.method === 'POST' && !isProject && Object.keys(request.body).length > 0) {
    throw invalid('The request body must be empty.');
  }
  return world.get(policyKey(request)) ?? { etag: 'none' };
};

const setIamPolicy: Verb = (world, request) => {
  checkOwner(world, request);
  const policy = request.body['policy'] as Resource;
  checkMembers(world, policy);
  const before = world.get(policyKey(request))?.['etag'] ?? 'none';
  if (policy['etag'] !== before) {
    throw new Refusal(409, 'ABORTED', 'There were concurrent policy changes.');
  }
  return world.put(policyKey(request), { ...policy, etag: `etag-${world.nextId()}` });
};

/** https://cloud.google.com/storage/docs/json_api/v1/buckets/getIamPolicy and setIamPolicy, which no verb tells apart */
export const bucketPolicy: Verb = (world, request) => {
  const bucket = { ...request, path: request.path.slice(0, -'/iam'.length) };
  if (!world.get(bucket.host + bucket.path)) throw notFound(bucket.path);
  return request.method === 'PUT'
    ? setIamPolicy(world, { ...bucket, body: { policy: request.body } })
    : getIamPolicy(world, bucket);
};

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools/undelete */
const undelete: Verb = (world, { host, path }) => {
  world.edit(host + path, { state: 'ACTIVE' });
  return done(world.get(host + path));
};

export const VERBS: Readonly<Record<string, Verb>> = {
  batchEnable,
  addFirebase,
  initializeAuth,
  addVersion,
  access,
  generateServiceIdentity,
  getIamPolicy,
  setIamPolicy,
  undelete,
};
