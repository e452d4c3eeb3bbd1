import * as z from 'zod/mini';
import type { Collection } from './collection.ts';

const text = z.string();
const any = z.unknown();
const P = String.raw`/projects/[^/]+`;
const now = () => new Date().toISOString();

const FIRESTORE = 'firestore.googleapis.com';
const DATABASE = String.raw`${P}/databases/[^/]+`;
const IAM = 'iam.googleapis.com';
const POOLS = String.raw`${P}/locations/global/workloadIdentityPools`;

const at = (path: string) => new RegExp(`^${path}$`);

const GOOGLE: readonly Collection[] = [
  {
    host: 'serviceusage.googleapis.com',
    path: at(`/v1${P}/services`),
    field: 'services',
    docs: 'https://cloud.google.com/service-usage/docs/reference/rest/v1/services/list',
  },
  {
    host: 'firebase.googleapis.com',
    path: at(`/v1beta1${P}/webApps`),
    field: 'apps',
    docs: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps',
    body: z.strictObject({ displayName: text }),
    isLong: true,
    adds: () => ({ appId: `1:123456789012:web:0123456789abcdef` }),
  },
  {
    host: FIRESTORE,
    path: at(`/v1${P}/databases`),
    field: 'databases',
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases',
    idFrom: 'databaseId',
    body: z.strictObject({
      type: z.enum(['FIRESTORE_NATIVE', 'DATASTORE_MODE']),
      locationId: text,
      pointInTimeRecoveryEnablement: text,
      deleteProtectionState: text,
    }),
    isLong: true,
  },
  {
    host: FIRESTORE,
    path: at(`/v1${DATABASE}/backupSchedules`),
    field: 'backupSchedules',
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.backupSchedules',
    body: z.strictObject({ retention: text, dailyRecurrence: z.strictObject({}) }),
  },
  {
    host: FIRESTORE,
    path: at(`/v1${DATABASE}/collectionGroups/[^/]+/indexes`),
    field: 'indexes',
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes',
    body: z.strictObject({ queryScope: text, fields: z.array(any) }),
    isLong: true,
    adds: (body) => ({
      state: 'READY',
      fields: [...(body['fields'] as unknown[]), { fieldPath: '__name__', order: 'ASCENDING' }],
    }),
  },
  {
    host: FIRESTORE,
    path: at(`/v1${P}/locations/[^/]+/backups`),
    field: 'backups',
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.locations.backups',
  },
  {
    host: FIRESTORE,
    path: at(`/v1${DATABASE}/documents/[^/]+`),
    field: 'documents',
    docs: 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents',
  },
  {
    host: 'firebaserules.googleapis.com',
    path: at(`/v1${P}/rulesets`),
    field: 'rulesets',
    docs: 'https://firebase.google.com/docs/reference/rules/rest/v1/projects.rulesets',
    body: z.strictObject({ source: z.strictObject({ files: z.array(any) }) }),
    adds: () => ({ createTime: now() }),
  },
  {
    host: 'firebaserules.googleapis.com',
    path: at(`/v1${P}/releases`),
    field: 'releases',
    docs: 'https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases',
    idFrom: 'name',
    body: z.strictObject({ name: text, rulesetName: text }),
  },
  {
    host: 'firebasehosting.googleapis.com',
    path: at(`/v1beta1${P}/sites`),
    field: 'sites',
    docs: 'https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites',
    idFrom: 'siteId',
    body: z.strictObject({}),
    adds: (_body, name) => {
      const [, project, , site] = name.split('/');
      return { type: site === project ? 'DEFAULT_SITE' : 'USER_SITE' };
    },
  },
  {
    host: 'secretmanager.googleapis.com',
    path: at(`/v1${P}/secrets`),
    field: 'secrets',
    docs: 'https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets',
    idFrom: 'secretId',
    body: z.strictObject({ replication: z.strictObject({ automatic: z.strictObject({}) }) }),
    adds: () => ({ createTime: now() }),
  },
  {
    host: 'secretmanager.googleapis.com',
    path: at(`/v1${P}/secrets/[^/]+/versions`),
    field: 'versions',
    docs: 'https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions',
  },
  {
    host: IAM,
    path: at(`/v1${P}/serviceAccounts`),
    field: 'accounts',
    docs: 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts',
    idFrom: 'accountId',
    body: z.strictObject({
      accountId: text.check(z.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/)),
      serviceAccount: z.strictObject({ displayName: text.check(z.maxLength(100)) }),
    }),
  },
  {
    host: IAM,
    path: at(`/v1${P}/serviceAccounts/[^/]+/keys`),
    field: 'keys',
    docs: 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts.keys',
  },
  {
    host: IAM,
    path: at(`/v1${POOLS}`),
    field: 'workloadIdentityPools',
    docs: 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools',
    idFrom: 'workloadIdentityPoolId',
    body: z.strictObject({ displayName: text.check(z.maxLength(32)) }),
    isLong: true,
    adds: () => ({ state: 'ACTIVE' }),
  },
  {
    host: IAM,
    path: at(`/v1${POOLS}/[^/]+/providers`),
    field: 'workloadIdentityPoolProviders',
    docs: 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools.providers',
    idFrom: 'workloadIdentityPoolProviderId',
    body: z.strictObject({
      displayName: text.check(z.maxLength(32)),
      attributeMapping: z.record(text, text),
      attributeCondition: text,
      oidc: z.strictObject({ issuerUri: z.url() }),
    }),
    isLong: true,
    adds: () => ({ state: 'ACTIVE' }),
  },
  {
    host: 'storage.googleapis.com',
    path: at('/storage/v1/b'),
    field: 'items',
    docs: 'https://cloud.google.com/storage/docs/json_api/v1/buckets',
    idFrom: 'name',
    body: z.strictObject({
      name: text.check(z.regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/)),
      location: text,
      iamConfiguration: z.strictObject({
        uniformBucketLevelAccess: z.strictObject({ enabled: z.boolean() }),
        publicAccessPrevention: z.enum(['enforced', 'inherited']),
      }),
      softDeletePolicy: z.strictObject({ retentionDurationSeconds: text }),
    }),
  },
  {
    host: 'logging.googleapis.com',
    path: at(`/v2${P}/locations/global/buckets`),
    field: 'buckets',
    docs: 'https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.locations.buckets',
    idFrom: 'bucketId',
    body: z.strictObject({ retentionDays: z.int(), locked: z.boolean() }),
    adds: () => ({ lifecycleState: 'ACTIVE' }),
  },
  {
    host: 'logging.googleapis.com',
    path: at(`/v2${P}/sinks`),
    field: 'sinks',
    docs: 'https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.sinks',
    idFrom: 'name',
    body: z.strictObject({ name: text, destination: text, filter: text }),
  },
  {
    host: 'monitoring.googleapis.com',
    path: at(`/v3${P}/alertPolicies`),
    field: 'alertPolicies',
    docs: 'https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies',
    adds: () => ({ enabled: true }),
    body: z.looseObject({ displayName: text, conditions: z.array(any), combiner: text }),
  },
  {
    host: 'monitoring.googleapis.com',
    path: at(`/v3${P}/uptimeCheckConfigs`),
    field: 'uptimeCheckConfigs',
    docs: 'https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs',
    body: z.looseObject({ displayName: text, monitoredResource: any, httpCheck: any }),
  },
  {
    host: 'monitoring.googleapis.com',
    path: at(`/v3${P}/notificationChannels`),
    field: 'notificationChannels',
    docs: 'https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.notificationChannels',
    body: z.strictObject({ type: text, displayName: text, labels: z.record(text, text) }),
  },
  {
    host: 'billingbudgets.googleapis.com',
    path: at('/v1/billingAccounts/[^/]+/budgets'),
    field: 'budgets',
    docs: 'https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets',
    body: z.strictObject({
      displayName: text.check(z.maxLength(60)),
      budgetFilter: z.looseObject({ projects: z.array(text) }),
      notificationsRule: z.optional(
        z.looseObject({
          monitoringNotificationChannels: z.array(text.check(z.startsWith('projects/'))),
        }),
      ),
      amount: any,
      thresholdRules: z.array(z.looseObject({ thresholdPercent: z.number() })),
    }),
  },
  {
    host: 'cloudfunctions.googleapis.com',
    path: at(`/v2${P}/locations/[^/]+/functions`),
    field: 'functions',
    docs: 'https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions',
  },
  {
    host: 'cloudscheduler.googleapis.com',
    path: at(`/v1${P}/locations/[^/]+/jobs`),
    field: 'jobs',
    docs: 'https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs',
  },
];

export const collectionAt = (host: string, path: string): Collection | undefined =>
  GOOGLE.find((one) => one.host === host && one.path.test(path));
