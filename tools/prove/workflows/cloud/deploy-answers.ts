import { notFound } from '@raade/operate/testing/cloud/refusals.ts';
import { NUMBER, PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import type { Resource, World } from '@raade/operate/testing/cloud/world.ts';
import { type Answer, type Asked, json, jsonIn } from '../network/host.ts';

/** A question of `firebase deploy`, and where its answer is documented. */
interface Question {
  readonly asked: RegExp;
  readonly docs: string;
  readonly answer: (world: World, asked: Asked) => unknown;
}

const P = String.raw`/projects/[^/:]+`;
const key = ({ host, path }: Asked) => host + path;

const read = (world: World, asked: Asked): Resource => {
  const found = world.get(key(asked));
  if (!found) throw notFound(asked.path);
  return found;
};
/** Makes or changes a thing whose name is in the request. */
const write = (world: World, asked: Asked): Resource => {
  const body = jsonIn(asked) as Resource;
  const [, name = ''] = /(\/v\d+\w*\/.*)$/.exec(asked.path) ?? [];
  const isNew = asked.method === 'POST';
  const id = String(body['name']).split('/').at(-1) ?? '';
  const place = asked.host + name + (isNew ? `/${id}` : '');
  return world.put(place, { ...world.get(place), ...body });
};

/** A service that nobody has enabled is there all the same. */
const service = (world: World, asked: Asked): Resource =>
  world.get(key(asked)) ?? { name: asked.path.slice('/v1/'.length), state: 'DISABLED' };
const enable = (world: World, asked: Asked) => {
  const place = key(asked).replace(/:enable$/, '');
  return {
    name: 'operations/enabled',
    done: true,
    response: world.put(place, { state: 'ENABLED' }),
  };
};

/** A version of a secret, by its number or as the latest; only `access` tells what it holds. */
const secretVersion = (world: World, asked: Asked): Resource => {
  const versions = asked.path.replace(/\/[^/]+$/, '');
  const all = world.below(asked.host + versions);
  const found = asked.path.endsWith('/latest') ? all.at(-1) : world.get(key(asked));
  if (!found) throw notFound(asked.path);
  return { ...found, data: undefined };
};

/** The policy of the project has one place, whichever version of the API is asked. */
const projectPolicy = (world: World): Resource =>
  world.get(`policies/cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`) ?? {};

/** Every project has one, also if nothing lies there. */
const DEFAULT_SITE = { resources: { hostingSite: PROJECT } };

const QUESTIONS: readonly Question[] = [
  {
    asked: new RegExp(
      `^POST (cloudresourcemanager|iam).googleapis.com/v1${P}(/serviceAccounts/[^/]+)?:testIamPermissions$`,
    ),
    docs: 'https://cloud.google.com/resource-manager/reference/rest/v1/projects/testIamPermissions',
    answer: (_world, asked) => jsonIn(asked),
  },
  {
    asked: new RegExp(
      `^GET (cloudresourcemanager.googleapis.com/v1|firebase.googleapis.com/v1beta1)${P}$`,
    ),
    docs: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/get',
    answer: () => ({ projectId: PROJECT, projectNumber: NUMBER, state: 'ACTIVE', ...DEFAULT_SITE }),
  },
  {
    asked: new RegExp(`^GET firebase.googleapis.com/v1beta1${P}/adminSdkConfig$`),
    docs: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/getAdminSdkConfig',
    answer: () => ({ projectId: PROJECT }),
  },
  {
    asked: new RegExp(`^GET serviceusage.googleapis.com/v1${P}/services/[^/]+$`),
    docs: 'https://cloud.google.com/service-usage/docs/reference/rest/v1/services/get',
    answer: service,
  },
  {
    asked: new RegExp(`^POST serviceusage.googleapis.com/v1${P}/services/[^/]+:enable$`),
    docs: 'https://cloud.google.com/service-usage/docs/reference/rest/v1/services/enable',
    answer: enable,
  },
  {
    asked: new RegExp(`^GET firebaseextensions.googleapis.com/v1beta${P}/instances$`),
    docs: 'https://firebase.google.com/docs/reference/extensions',
    answer: () => ({}),
  },
  {
    asked: new RegExp(`^GET secretmanager.googleapis.com/v1${P}/secrets/[^/]+/versions/[^/:]+$`),
    docs: 'https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get',
    answer: secretVersion,
  },
  {
    asked: new RegExp(`^POST cloudresourcemanager.googleapis.com/v1${P}:getIamPolicy$`),
    docs: 'https://cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy',
    answer: projectPolicy,
  },
  {
    asked: /^GET run.googleapis.com\/v1\/.*\/services\/[^/]+:getIamPolicy$/,
    docs: 'https://cloud.google.com/run/docs/reference/rest/v1/projects.locations.services/getIamPolicy',
    answer: (world, asked) => world.get(`policies/${key(asked)}`) ?? {},
  },
  {
    asked: /^POST (run|cloudtasks).googleapis.com\/v\d\/.*:setIamPolicy$/,
    docs: 'https://cloud.google.com/run/docs/reference/rest/v1/projects.locations.services/setIamPolicy',
    answer: (_world, asked) => (jsonIn(asked) as { policy: object }).policy,
  },
  {
    asked: new RegExp(`^POST firebaserules.googleapis.com/v1${P}:test$`),
    docs: 'https://firebase.google.com/docs/reference/rules/rest/v1/projects/test',
    answer: () => ({}),
  },
  {
    asked: new RegExp(
      `^GET firestore.googleapis.com/v1${P}/databases/[^/]+/collectionGroups/-/fields$`,
    ),
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields/list',
    answer: () => ({}),
  },
  {
    asked: new RegExp(
      `^PATCH firestore.googleapis.com/v1${P}/databases/[^/]+/collectionGroups/[^/]+/fields/[^/]+$`,
    ),
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields/patch',
    answer: (world, asked) => ({
      name: 'operations/field',
      done: true,
      response: write(world, asked),
    }),
  },
  {
    asked: new RegExp(`^GET cloudfunctions.googleapis.com/v1${P}/locations/-/functions$`),
    docs: 'https://cloud.google.com/functions/docs/reference/rest/v1/projects.locations.functions/list',
    answer: () => ({}),
  },
  {
    asked: new RegExp(
      `^GET cloud(scheduler|tasks).googleapis.com/v\\d${P}/locations/[^/]+/(jobs|queues)/[^/]+$`,
    ),
    docs: 'https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/get',
    answer: read,
  },
  {
    asked: new RegExp(
      `^(POST|PATCH) cloud(scheduler|tasks).googleapis.com/v\\d${P}/locations/[^/]+/(jobs|queues)(/[^/]+)?$`,
    ),
    docs: 'https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues/create',
    answer: write,
  },
  {
    asked: new RegExp(
      `^GET artifactregistry.googleapis.com/v1${P}/locations/[^/]+/repositories/gcf-artifacts$`,
    ),
    docs: 'https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories/get',
    // Builds of functions have made it.
    answer: (world, asked) => world.get(key(asked)) ?? { name: asked.path.slice('/v1/'.length) },
  },
  {
    asked: new RegExp(
      `^PATCH artifactregistry.googleapis.com/v1${P}/locations/[^/]+/repositories/gcf-artifacts$`,
    ),
    docs: 'https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories/patch',
    answer: write,
  },
];

/** Answers what only deployments ask; undefined if that is something else. */
export function answerOfDeploys(world: World, asked: Asked): Answer | undefined {
  const line = `${asked.method} ${asked.host}${asked.path}`;
  const found = QUESTIONS.find((question) => question.asked.test(line));
  return found && json(found.answer(world, asked));
}
