import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { FUNCTIONS_REGION, SCHEDULES, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { SECRETS } from '@raade/functions/base/configuration/needed-secrets';
import { WEBHOOK_API_VERSION } from '@raade/functions/base/stripe/stripe-setup';
import { ACCOUNTS, emailOf, RENDERER } from '../../required/accounts.ts';
import { siteOrigins } from '../../required/hosting-sites.ts';
import { type Grant, neededGrants } from '../../required/grants.ts';
import { readOpsFiles } from '../../required/ops-files.ts';
import type { Production } from '../../required/production.ts';
import { readEnvironmentFile, readSettingsFile } from '../../required/read-production.ts';
import { EVENTS, webhookAddress } from '../../required/webhook.ts';
import { EXPECTED_FUNCTIONS } from '../checks/functions.check.ts';
import { Answers } from './answers.ts';
import { documentIn, publish } from './published.ts';

export const PROJECT = 'raade-live';
export const NUMBER = '123456789012';
export const EXAMPLES = {
  environment: path.join(WORKSPACE, 'environment.example.json'),
  settings: path.join(WORKSPACE, 'functions/.env.example'),
} as const;

/** The current time in tests. */
export const NOW = Date.parse('2026-11-28T12:00:00Z');
export const ago = (hours: number) => new Date(NOW - hours * 60 * 60 * 1000).toISOString();

export const FIRESTORE = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
export const DOCUMENTS = `${FIRESTORE}/documents`;
export const SECRET = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
export const IAM = `iam.googleapis.com/v1/projects/${PROJECT}`;
export const MONITORING = `monitoring.googleapis.com/v3/projects/${PROJECT}`;
const REGION = `projects/${PROJECT}/locations/${FUNCTIONS_REGION}`;
export const FUNCTIONS = `GET cloudfunctions.googleapis.com/v2/${REGION}/functions`;
export const JOBS = `GET cloudscheduler.googleapis.com/v1/${REGION}/jobs`;
export const FUNCTIONS_HOST = `${FUNCTIONS_REGION}-${PROJECT}.cloudfunctions.net`;

/** DNS records of the domain for mails. */
export const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'mail.example.org': ['v=spf1 include:spf.brevo.com ~all', 'brevo-code:sample'],
  'mail._domainkey.mail.example.org': ['k=rsa;p=sample'],
  '_dmarc.mail.example.org': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@mail.example.org'],
};

const FIXED = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'answers.json'), 'utf8'),
) as Readonly<Record<string, unknown>>;

type Named = Pick<Production, 'projectId' | 'environment' | 'settings'>;

export async function sampleProduction(): Promise<Named> {
  const environment = await readEnvironmentFile(EXAMPLES.environment);
  return {
    projectId: PROJECT,
    environment,
    settings: await readSettingsFile(EXAMPLES.settings, environment),
  };
}

/** The answers of Google, Stripe and Brevo, as they document them, for a project without problems. */
export async function healthyProject(): Promise<Answers> {
  const named = await sampleProduction();
  const answers = new Answers();
  for (const [request, body] of Object.entries(FIXED)) answers.json(request, body);
  answerForSetup(answers);
  answerForDatabase(answers);
  await answerForMonitoring(answers, named);
  for (const grants of groupsOf(neededGrants(named, NUMBER))) {
    answers.json(policyRequest(grants[0] as Grant), { bindings: bindingsOf(grants) });
  }
  answerForFunctions(answers, named);
  publish(answers, siteOrigins(named), DOCUMENTS, new Date(ago(30)));
  const headers = {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  };
  answers.edit('GET example.org/', { headers });
  return answers.set('HEAD example.org/', { headers, body: '' });
}

function answerForSetup(answers: Answers): void {
  const endpoint = {
    id: 'we_1',
    url: webhookAddress(PROJECT),
    status: 'enabled',
    enabled_events: EVENTS,
    api_version: WEBHOOK_API_VERSION,
    created: Date.parse(ago(50)) / 1000,
  };
  answers.json('GET api.stripe.com/v1/webhook_endpoints', { data: [endpoint] });
  for (const { name } of SECRETS) {
    const version = `projects/${PROJECT}/secrets/${name}/versions/1`;
    answers.json(`GET ${SECRET}/${name}/versions`, {
      versions: [{ name: version, state: 'ENABLED', createTime: ago(50) }],
    });
    const data = Buffer.from('rk_live_sample').toString('base64');
    answers.json(`GET ${SECRET}/${name}/versions/latest:access`, { payload: { data } });
  }
  const emails = [...ACCOUNTS, RENDERER].map(({ id }) => emailOf(PROJECT, id));
  answers.json(`GET ${IAM}/serviceAccounts`, { accounts: emails.map((email) => ({ email })) });
  for (const email of emails) answers.json(`GET ${IAM}/serviceAccounts/${email}/keys`, {});
}

function answerForDatabase(answers: Answers): void {
  const content = readFileSync(path.join(WORKSPACE, 'firestore.rules'), 'utf8');
  answers.json(`GET firebaserules.googleapis.com/v1/projects/${PROJECT}/rulesets/1003`, {
    source: { files: [{ content }] },
  });
  const { fieldOverrides } = JSON.parse(
    readFileSync(path.join(WORKSPACE, 'firestore.indexes.json'), 'utf8'),
  ) as { readonly fieldOverrides: readonly Readonly<Record<string, string>>[] };
  for (const { collectionGroup, fieldPath } of fieldOverrides) {
    const field = `${FIRESTORE}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
    answers.json(`GET ${field}`, { ttlConfig: { state: 'ACTIVE' } });
  }
  const backup = {
    database: `projects/${PROJECT}/databases/(default)`,
    state: 'READY',
    snapshotTime: ago(5),
  };
  answers.json(`GET firestore.googleapis.com/v1/projects/${PROJECT}/locations/-/backups`, {
    backups: [backup],
  });
}

async function answerForMonitoring(answers: Answers, named: Named): Promise<void> {
  for (const [kind, collection] of [
    ['alerts', 'alertPolicies'],
    ['uptime', 'uptimeCheckConfigs'],
  ] as const) {
    const files = await readOpsFiles({ ...named, workspace: WORKSPACE }, kind);
    answers.json(`GET ${MONITORING}/${collection}`, {
      [collection]: files.map(({ label, body }) => ({
        ...body,
        name: `projects/${PROJECT}/${collection}/${label}`,
        userLabels: { raade_file: label },
        notificationChannels: ['projects/raade-live/notificationChannels/1035'],
      })),
    });
  }
}

/** Groups grants by resource. */
function groupsOf(grants: readonly Grant[]): readonly (readonly Grant[])[] {
  const requests = [...new Set(grants.map(policyRequest))];
  return requests.map((request) => grants.filter((one) => policyRequest(one) === request));
}

export const policyRequest = ({ kind, name }: Pick<Grant, 'kind' | 'name'>) =>
  ({
    project: `POST cloudresourcemanager.googleapis.com/v3/projects/${name}:getIamPolicy`,
    secret: `GET ${SECRET}/${name}:getIamPolicy`,
    account: `POST ${IAM}/serviceAccounts/${name}:getIamPolicy`,
  })[kind];

const bindingsOf = (grants: readonly Grant[]) =>
  grants.map(({ role, member }) => ({ role, members: [member] }));

function answerForFunctions(answers: Answers, { settings }: Named): void {
  const functions = EXPECTED_FUNCTIONS.map((name) => ({
    name: `${REGION}/functions/${name}`,
    state: 'ACTIVE',
    ...(name === STRIPE_WEBHOOK && { serviceConfig: { environmentVariables: settings } }),
  }));
  answers.json(FUNCTIONS, { functions });
  const jobs = Object.values(SCHEDULES).map((name) => ({
    name: `${REGION}/jobs/firebase-schedule-${name}-${FUNCTIONS_REGION}`,
    state: 'ENABLED',
    schedule: name === SCHEDULES.reconcileNightly ? 'every day 04:00' : 'every 1 minutes',
    lastAttemptTime: ago(name === SCHEDULES.reconcileNightly ? 6 : 0),
  }));
  answers.json(JOBS, { jobs });
  answers.set(`POST ${FUNCTIONS_HOST}/stripe-webhook`, { status: 400, body: 'No signature.' });
  answers.set(`POST ${FUNCTIONS_HOST}/render-pages`, { status: 403, body: 'Forbidden' });
  const night = { events_until: new Date(ago(6)) };
  putDocument(answers, 'settings/reconciliation', night);
  putDocument(answers, 'settings/sign-in', { second_factor: 'required' });
}

export const putDocument = (
  answers: Answers,
  path: string,
  data: Readonly<Record<string, unknown>>,
) => answers.json(`GET ${DOCUMENTS}/${path}`, documentIn(DOCUMENTS, path, data));
