import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Step } from '../../wanted/step.ts';

/** Those that have to be there before anything can be asked; none of them costs. */
const FIRST = ['cloudresourcemanager', 'cloudbilling', 'firebase', 'iam', 'serviceusage'];

/** What functions, their builds and the steps after this one use. */
const REST = [
  ...['artifactregistry', 'cloudbuild', 'cloudfunctions', 'cloudscheduler', 'cloudtasks'],
  ...['eventarc', 'pubsub', 'run', 'compute', 'storage'],
  ...['firestore', 'firebaserules', 'firebasehosting', 'firebaseappcheck', 'identitytoolkit'],
  ...['recaptchaenterprise', 'secretmanager', 'iamcredentials', 'sts', 'securetoken'],
  ...['logging', 'monitoring', 'billingbudgets'],
];

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const MOST_AT_ONCE = 20;

const serviceSchema = z.looseObject({ config: z.looseObject({ name: z.string() }) });

async function lacking({ cloud, projectId }: Production, wanted: readonly string[]) {
  const parent = `${GOOGLE.services}/projects/${projectId}`;
  const address = `${parent}/services?filter=state:ENABLED&pageSize=200`;
  const enabled = await cloud.list(address, 'services', serviceSchema);
  const names = new Set(enabled.map(({ config }) => config.name));
  const missing = wanted.map((name) => `${name}.googleapis.com`).filter((name) => !names.has(name));
  if (missing.length === 0) return [];
  const mend = async () => {
    for (let start = 0; start < missing.length; start += MOST_AT_ONCE) {
      const serviceIds = missing.slice(start, start + MOST_AT_ONCE);
      await cloud.change('POST', `${parent}/services:batchEnable`, { serviceIds });
    }
  };
  return [{ says: `APIs are not enabled: ${missing.join(', ')}`, mend }];
}

export const firstApisStep: Step = {
  id: 'first-apis',
  title: 'The APIs that answer for the project itself',
  why: 'Without them nobody can be asked how things stand.',
  lacks: (production) => lacking(production, FIRST),
};

export const apisStep: Step = {
  id: 'apis',
  title: 'All other APIs',
  why: 'Functions, data, sign-in, hosting, secrets and alerts are services of their own.',
  lacks: (production) => lacking(production, REST),
};
