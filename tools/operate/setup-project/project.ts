import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';
import type { Setup } from './setup.ts';

/** APIs that are needed first. They need no billing account. */
const FIRST_APIS = ['cloudresourcemanager', 'cloudbilling', 'firebase', 'iam', 'serviceusage'];

/** APIs of functions, their builds and this command. */
const APIS = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'cloudtasks',
  'eventarc',
  'pubsub',
  'run',
  'compute',
  'storage',
  'firestore',
  'firebaserules',
  'firebasehosting',
  'firebaseappcheck',
  'identitytoolkit',
  'recaptchaenterprise',
  'secretmanager',
  'iamcredentials',
  'sts',
  'securetoken',
  'logging',
  'monitoring',
  'billingbudgets',
];

/** Maximum that Google enables with one request. */
const MAX_APIS_PER_REQUEST = 20;

/** Enables the APIs that are missing. */
async function enableApis({ lines, run }: Setup, names: readonly string[]): Promise<void> {
  const enabled = await lines`gcloud services list --enabled --format=value(config.name)`;
  const missing = names
    .map((name) => `${name}.googleapis.com`)
    .filter((name) => !enabled.includes(name));
  for (let start = 0; start < missing.length; start += MAX_APIS_PER_REQUEST) {
    await run`gcloud services enable ${missing.slice(start, start + MAX_APIS_PER_REQUEST)}`;
  }
}

/** Enables the APIs, and links the billing account. */
export async function enableApisAndBilling(setup: Setup): Promise<void> {
  const { projectId, choices, read, run } = setup;
  await enableApis(setup, FIRST_APIS);
  const billingEnabled =
    await read`gcloud billing projects describe ${projectId} --format=value(billingEnabled)`;
  if (billingEnabled !== 'True') {
    if (choices.billingAccount === undefined) {
      throw new Failure(
        'The project has no billing account. Pass one with --billing-account; `gcloud billing accounts list` shows yours.',
      );
    }
    await run`gcloud billing projects link ${projectId} --billing-account=${choices.billingAccount}`;
  }
  await enableApis(setup, APIS);
}

const projectsSchema = z.object({ result: z.array(z.object({ projectId: z.string() })) });
const appsSchema = z.object({ result: z.array(z.object({ appId: z.string() })) });
const configSchema = z.object({
  result: z.object({ sdkConfig: z.object({ apiKey: z.string(), authDomain: z.string() }) }),
});

/** Adds Firebase and its web app to the project. Throws a `Failure` if environment.json has another configuration. */
export async function addFirebase({ projectId, environment, read, run }: Setup): Promise<void> {
  const projects = projectsSchema.parse(JSON.parse(await read`firebase projects:list --json`));
  if (!projects.result.some((project) => project.projectId === projectId)) {
    await run`firebase projects:addfirebase ${projectId}`;
  }
  // The web app is listed again after it was created.
  const listApps = async () =>
    appsSchema.parse(JSON.parse(await read`firebase apps:list WEB --project ${projectId} --json`))
      .result;
  if ((await listApps()).length === 0) {
    await run`firebase apps:create WEB ${'RAADE website'} --project ${projectId}`;
  }
  const { appId: expectedId, apiKey: expectedKey } = environment.firebase;
  const existing = await listApps();
  const appId = (existing.find((app) => app.appId === expectedId) ?? existing[0])?.appId ?? '';
  const config = await read`firebase apps:sdkconfig WEB ${appId} --project ${projectId} --json`;
  const { apiKey, authDomain } = configSchema.parse(JSON.parse(config)).result.sdkConfig;
  if (expectedKey === apiKey && (expectedId === undefined || expectedId === appId)) return;
  const firebase = JSON.stringify({ apiKey, authDomain, projectId, appId });
  throw new Failure(
    `The web configuration in environment.json differs from that of the project. Set it to: "firebase": ${firebase}`,
  );
}

/** Makes gcloud print lines like `(default),POINT_IN_TIME_RECOVERY_ENABLED,DELETE_PROTECTION_ENABLED`. */
const DATABASE_FORMAT =
  'csv[no-heading](name.basename(),pointInTimeRecoveryEnablement,deleteProtectionState)';
/** The end of the line of a database with both protections. */
const PROTECTED = 'POINT_IN_TIME_RECOVERY_ENABLED,DELETE_PROTECTION_ENABLED';

const schedulesSchema = z.array(z.looseObject({ dailyRecurrence: z.optional(z.unknown()) }));

/** Creates the databases with point-in-time recovery and backups, and deploys rules, indexes and TTL fields. */
export async function makeDatabases(setup: Setup): Promise<void> {
  const { projectId, settings, choices, lines, read, run } = setup;
  const databases = await lines`gcloud firestore databases list --format=${DATABASE_FORMAT}`;
  const erasures = settings['ERASURE_DATABASE'];
  for (const database of ['(default)', ...(erasures === undefined ? [] : [erasures])]) {
    const line = databases.find((text) => text.startsWith(`${database},`));
    if (line === undefined) {
      await run`gcloud firestore databases create --database=${database} --location=${choices.location} --type=firestore-native --enable-pitr --delete-protection`;
    } else if (line !== `${database},${PROTECTED}`) {
      await run`gcloud firestore databases update --database=${database} --enable-pitr --delete-protection`;
    }
  }
  const schedules =
    await read`gcloud firestore backups schedules list --database=(default) --format=json`;
  if (!schedulesSchema.parse(JSON.parse(schedules)).some((entry) => entry.dailyRecurrence)) {
    await run`gcloud firestore backups schedules create --database=(default) --recurrence=daily --retention=${BACKUP_WEEKS}w`;
  }
  // Deploys changes of firestore.rules and firestore.indexes.json. Never deletes indexes.
  await run`firebase deploy --only firestore --project ${projectId} --non-interactive`;
}
