import { answerOfGoogle } from '@raade/operate/testing/cloud/google-api.ts';
import { Refusal } from '@raade/operate/testing/cloud/refusals.ts';
import { NUMBER, PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import type { Resource, World } from '@raade/operate/testing/cloud/world.ts';
import { type Answer, type Asked, type Host, json, jsonIn } from '../network/host.ts';
import { answerOfDeploys } from './deploy-answers.ts';
import type { FunctionsApi } from './functions-api.ts';
import type { Hosting } from './hosting.ts';
import { hasRole, type SignIn } from './sign-in.ts';

/** The role of the project that whoever changes something at a service has to have. */
const ROLES: Readonly<Record<string, string>> = {
  'firebasehosting.googleapis.com': 'roles/firebasehosting.admin',
  'upload-firebasehosting.googleapis.com': 'roles/firebasehosting.admin',
  'cloudfunctions.googleapis.com': 'roles/cloudfunctions.admin',
  'run.googleapis.com': 'roles/run.admin',
  'cloudscheduler.googleapis.com': 'roles/cloudscheduler.admin',
  'cloudtasks.googleapis.com': 'roles/cloudtasks.queueAdmin',
  'firebaserules.googleapis.com': 'roles/firebaserules.admin',
  'firestore.googleapis.com': 'roles/datastore.indexAdmin',
  'identitytoolkit.googleapis.com': 'roles/firebaseauth.admin',
  'artifactregistry.googleapis.com': 'roles/artifactregistry.admin',
  'serviceusage.googleapis.com': 'roles/serviceusage.serviceUsageAdmin',
};
/** The policy of the project gives no such role to those who deploy. */
const OF_OWNERS = 'roles/owner';
/** A signed address is right enough. */
const SIGNED = 'storage.googleapis.com';

interface Parts {
  readonly world: World;
  readonly hosting: Hosting;
  readonly functions: FunctionsApi;
  readonly signIn: SignIn;
}

const READS = /:(getIamPolicy|testIamPermissions|test|generateUploadUrl)$/;

/** Google's APIs for whoever shows a token, and may do what is asked. */
export function googleHost({ world, hosting, functions, signIn }: Parts): Host {
  return (sent) => {
    const asked = {
      ...sent,
      path: sent.path.replace(`/projects/${NUMBER}`, `/projects/${PROJECT}`),
    };
    world.requests.push(`${asked.method} ${asked.host}${asked.path}`);
    try {
      if (asked.host !== SIGNED) requireRight(world, signIn.accountOf(asked), asked);
      const known = hosting.answer(asked) ?? functions.answer(asked);
      return known ?? answerOfDeploys(world, asked) ?? answerOfWorld(world, asked);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(error.body, error.status);
    }
  };
}

function requireRight(world: World, account: string | undefined, { method, host, path }: Asked) {
  if (account === undefined) {
    throw new Refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  if (method === 'GET' || READS.test(path)) return;
  const role = ROLES[host] ?? OF_OWNERS;
  const project = `cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`;
  if (hasRole(world, project, role, `serviceAccount:${account}`)) return;
  throw new Refusal(
    403,
    'PERMISSION_DENIED',
    `${account} lacks ${role} for ${method} ${host}${path}.`,
  );
}

function answerOfWorld(world: World, asked: Asked): Answer {
  const { method, host, path, query } = asked;
  const body = jsonIn(asked) as Resource;
  return json(answerOfGoogle(world, PROJECT, { method, host, path, query, body }));
}
