import type { Collection } from './collection.ts';
import { collectionAt } from './collections.ts';
import { NUMBER } from './sample-project.ts';
import { disabled, exists, invalid, notFound } from './refusals.ts';
import type { Request } from './request.ts';
import { bucketPolicy, VERBS } from './verbs.ts';
import type { Resource, World } from './world.ts';

/** What Google calls by another host or name: these are there for everybody. */
const OPEN = new Set(['serviceusage.googleapis.com']);

const projectIn = (path: string) => /\/projects\/([^/:]+)/.exec(path)?.[1];

const withoutVersion = (path: string) => path.split('/').slice(2).join('/');

/** Answers as Google's APIs do, as far as this wing asks them. */
export function answerOfGoogle(world: World, projectId: string, request: Request): unknown {
  const { host, path, method } = request;
  const isEnabled = world.get(
    `serviceusage.googleapis.com/v1/projects/${projectId}/services/${host}`,
  );
  if (!OPEN.has(host) && !isEnabled) throw disabled(host);
  const project = projectIn(path);
  if (project !== undefined && project !== projectId && project !== NUMBER)
    throw notFound(`The project ${project}`);
  const verb = /:([a-zA-Z]+)$/.exec(path)?.[1];
  const special = verb === undefined ? undefined : VERBS[verb];
  if (special) return special(world, { ...request, path: path.slice(0, -`:${verb}`.length) });
  if (host === 'storage.googleapis.com' && path.endsWith('/iam'))
    return bucketPolicy(world, request);
  const collection = collectionAt(host, path);
  if (method === 'POST' && collection) return create(world, collection, request);
  if (method === 'PATCH' || method === 'PUT') return patch(world, request);
  if (method === 'GET') return collection ? list(world, collection, request) : read(world, request);
  throw notFound(`${method} ${host}${path}`);
}

function read(world: World, { host, path }: Request): Resource {
  const found = world.get(host + path);
  if (!found) throw notFound(path);
  return found;
}

/** Pages of two, so that nobody forgets that there are pages. */
function list(world: World, { field }: Collection, { host, path, query }: Request): Resource {
  const all = world.below(host + path);
  const size = field === 'services' || field === 'indexes' ? 50 : 7;
  const start = Number(query.get('pageToken') ?? 0);
  const more = start + size < all.length && { nextPageToken: String(start + size) };
  // An empty list is left out, as proto3 has it.
  const page = all.slice(start, start + size);
  return { ...(page.length > 0 && { [field]: page }), ...more };
}

function create(world: World, collection: Collection, request: Request): unknown {
  const { host, path, query, body } = request;
  const problem = collection.body?.safeParse(body).error?.issues[0];
  if (problem)
    throw invalid(`Invalid JSON payload received. ${problem.path.join('.')} ${problem.message}`);
  const { idFrom } = collection;
  const given = idFrom === undefined ? undefined : (query.get(idFrom) ?? body[idFrom]);
  if (idFrom !== undefined && typeof given !== 'string') throw invalid(`${idFrom} is missing.`);
  const id = idOf(world, path, typeof given === 'string' ? given.split('/').at(-1) : undefined);
  const key = `${host}${path}/${id}`;
  if (world.get(key)) throw exists(key);
  const name = `${withoutVersion(path)}/${id}`;
  const made = { ...body, ...collection.adds?.(body, name, world), name };
  // Accounts are called by their mail address.
  const resource = path.endsWith('/serviceAccounts') ? { ...made, email: id } : made;
  world.put(key, resource);
  return collection.isLong ? { name: 'operations/made', done: true, response: resource } : resource;
}

function idOf(world: World, path: string, given: string | undefined): string {
  if (!path.endsWith('/serviceAccounts')) return given ?? world.nextId();
  return `${given}@${projectIn(path)}.iam.gserviceaccount.com`;
}

/** What is there before anybody made it: settings. */
const ALWAYS = /\/(fields\/[^/]+|config|recaptchaEnterpriseConfig|billingInfo)$/;

function patch(world: World, { method, host, path, query, body }: Request): unknown {
  const key = host + path;
  const found = world.get(key) ?? (ALWAYS.test(path) ? {} : undefined);
  if (!found) throw notFound(path);
  if (path.endsWith('/billingInfo')) return world.put(key, { ...body, billingEnabled: true });
  // A release of rules is sent within a body of its own.
  const sent = path.includes('/releases/') ? (body['release'] as Resource) : body;
  const mask = query.get('updateMask')?.split(',');
  if (mask === undefined && !/\/(b|releases|alertPolicies|uptimeCheckConfigs)\//.test(path)) {
    throw invalid('updateMask is missing.');
  }
  const changed = (mask ?? Object.keys(sent)).reduce(
    (resource, field) => setAt(resource, field.split('.'), valueAt(sent, field)),
    structuredClone(found),
  );
  const resource = world.put(key, settled(path, changed));
  return method === 'PATCH' && path.includes('/fields/')
    ? { name: `${withoutVersion(path)}/operations/changed`, done: true, response: resource }
    : resource;
}

/** A policy of expiry is active once it is set. */
const settled = (path: string, resource: Resource): Resource =>
  path.includes('/fields/') && resource['ttlConfig']
    ? { ...resource, ttlConfig: { state: 'ACTIVE' } }
    : resource;

const valueAt = (value: unknown, field: string) =>
  field.split('.').reduce<unknown>((inner, name) => (inner as Resource | undefined)?.[name], value);

function setAt(
  resource: Resource,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Resource {
  const inner = (resource[first] ?? {}) as Resource;
  return { ...resource, [first]: rest.length === 0 ? value : setAt(inner, rest, value) };
}
