import {
  BLOCKING,
  CALLABLES,
  DESCRIBE_CALLS,
  EMAIL_BOUNCES,
  EMAIL_UNSUBSCRIBE,
  FUNCTIONS_REGION,
  RELEASE_WORKFLOW,
  RENDER_PAGES,
  SCHEDULES,
  STRIPE_WEBHOOK,
  TASKS,
  TRIGGERS,
} from '@raade/contracts/callables';
import { APPS, siteOrigins } from '../../wanted/apps.ts';
import { readEnvironmentFile, readSettingsFile } from '../../wanted/read-production.ts';
import { documentOf } from './firestore-values.ts';
import { EXAMPLES, PROJECT, RECORDS } from './sample-project.ts';
import { sampleReleaseOf } from './sample-releases.ts';
import { setUpSample } from './set-up-sample.ts';
import type { World } from './world.ts';

const PARENT = `projects/${PROJECT}/locations/${FUNCTIONS_REGION}`;
export const DOCUMENTS = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents`;
export const functionKey = (name: string) =>
  `cloudfunctions.googleapis.com/v2/${PARENT}/functions/${name}`;
export const jobKey = (name: string) =>
  `cloudscheduler.googleapis.com/v1/${PARENT}/jobs/firebase-schedule-${name}-${FUNCTIONS_REGION}`;
export const BACKUP = `firestore.googleapis.com/v1/projects/${PROJECT}/locations/nam5/backups/1`;

const HOUR_MS = 60 * 60 * 1000;
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** Brings a new project to where `setup:project`, a deployment and some nights bring one. */
export async function makeHealthy(world: World, origin: string, workspace: string): Promise<void> {
  for (const [name, texts] of Object.entries(RECORDS)) world.put(`dns/${name}`, { texts });
  await setUpSample(origin, workspace);
  await deploy(world);
  await publish(world);
  world.put(BACKUP, {
    database: `projects/${PROJECT}/databases/(default)`,
    state: 'READY',
    snapshotTime: ago(5),
  });
  putDocument(world, 'settings/reconciliation', { events_until: new Date(ago(6)) });
  putDocument(world, 'settings/sign-in', { second_factor: 'required' });
}

const NAMES = [
  ...[CALLABLES, SCHEDULES, TASKS, TRIGGERS, BLOCKING].flatMap((names) => Object.values(names)),
  ...[
    STRIPE_WEBHOOK,
    EMAIL_BOUNCES,
    EMAIL_UNSUBSCRIBE,
    RELEASE_WORKFLOW,
    RENDER_PAGES,
    DESCRIBE_CALLS,
  ],
];

async function deploy(world: World): Promise<void> {
  const environment = await readEnvironmentFile(EXAMPLES.environment);
  const settings = await readSettingsFile(EXAMPLES.settings, environment);
  for (const name of NAMES) {
    world.put(functionKey(name), {
      name: `${PARENT}/functions/${name}`,
      state: 'ACTIVE',
      environment: 'GEN_2',
      buildConfig: { runtime: 'nodejs24' },
      serviceConfig: { environmentVariables: { ...settings, LOG_EXECUTION_ID: 'true' } },
    });
  }
  for (const name of Object.values(SCHEDULES)) {
    const isNightly = name === SCHEDULES.reconcileNightly;
    world.put(jobKey(name), {
      name: `${PARENT}/jobs/firebase-schedule-${name}-${FUNCTIONS_REGION}`,
      state: 'ENABLED',
      schedule: isNightly ? 'every day 04:00' : 'every 1 minutes',
      lastAttemptTime: isNightly ? ago(6) : ago(0),
      status: {},
    });
  }
  const host = `${FUNCTIONS_REGION}-${PROJECT}.cloudfunctions.net`;
  world.put(`page/POST ${host}/${STRIPE_WEBHOOK}`, {
    status: 400,
    body: 'The signature is missing.',
  });
  world.put(`page/GET ${host}/${DESCRIBE_CALLS}`, { status: 200, body: '{}' });
  world.put(`page/POST ${host}/${RENDER_PAGES}`, { status: 403, body: 'Forbidden' });
}

async function publish(world: World): Promise<void> {
  const environment = await readEnvironmentFile(EXAMPLES.environment);
  const settings = await readSettingsFile(EXAMPLES.settings, environment);
  const origins = siteOrigins({ projectId: PROJECT, environment, settings });
  for (const app of APPS) {
    const { pointer, files } = sampleReleaseOf(app);
    const { host } = new URL(origins.get(app) ?? '');
    for (const [name, body] of files) {
      world.put(`page/GET ${host}/r/${pointer.release}/${name}`, { status: 200, body });
    }
    putDocument(world, `release_pointers/${app}`, {
      revision: 3,
      pointer,
      kind: 'publish',
      moved_by: 'releases@raade.test',
      moved_at: new Date(ago(30)),
      history: [],
    });
  }
  putDocument(world, 'publishing/site', {
    live: {
      state: 'sample',
      revisions: Object.fromEntries(APPS.map((app) => [app, 3])),
      at: new Date(ago(29)),
      milliseconds: 4000,
      problems: [],
    },
  });
  world.put('page/GET example.org/', {
    status: 200,
    headers: { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' },
    body: '<script type="application/json" id="raade-registry"></script>',
  });
}

export function putDocument(world: World, path: string, data: Readonly<Record<string, unknown>>) {
  const name = `projects/${PROJECT}/databases/(default)/documents/${path}`;
  world.put(`${DOCUMENTS}/${path}`, { name, fields: documentOf(data) });
}
