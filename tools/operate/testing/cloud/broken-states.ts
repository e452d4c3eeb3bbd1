import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@raade/contracts/shell-files';
import type { Level } from '../../doctor/finding.ts';
import {
  ago,
  BACKUP,
  DOCUMENTS,
  functionKey,
  jobKey,
  putDocument,
} from './healthy-project.ts';
import { NUMBER, PROJECT } from './sample-project.ts';
import { sampleReleaseOf } from './sample-releases.ts';
import type { Resource, World } from './world.ts';

export interface Room {
  certificateDays: number;
  readonly folder: string;
}

/** One thing that is wrong: how it comes about, and what the doctor's line must say. */
export interface BrokenState {
  readonly name: string;
  readonly spoil: (world: World, room: Room) => void;
  readonly level: Exclude<Level, 'ok'>;
  readonly says: RegExp;
}

const FIRESTORE = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const AUTH = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
const SECRETS = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
const IAM = `iam.googleapis.com/v1/projects/${PROJECT}`;
const POOL = `${IAM}/locations/global/workloadIdentityPools/github`;
const PROJECT_POLICY = `policies/cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`;
const HOME = 'page/GET example.org/';
const FUNCTIONS_HOST = `us-central1-${PROJECT}.cloudfunctions.net`;

const keyOf = (world: World, start: string): string => {
  const key = [...world.resources.keys()].find((one) => one.startsWith(start));
  if (key === undefined) throw new Error(`The stand-in has nothing below ${start}.`);
  return key;
};

const endpoint = (world: World) => keyOf(world, 'api.stripe.com/v1/webhook_endpoints/');

/** Takes one field out of the settings of the function that the doctor reads them from, or changes it. */
function changeSettings(world: World, change: Readonly<Record<string, string | undefined>>): void {
  const key = functionKey('stripe-webhook');
  const { environmentVariables } = world.get(key)?.['serviceConfig'] as {
    environmentVariables: Resource;
  };
  const changed = Object.entries({ ...environmentVariables, ...change });
  const kept = changed.filter(([, value]) => value !== undefined);
  world.edit(key, { serviceConfig: { environmentVariables: Object.fromEntries(kept) } });
}

function fileOf(app: string, name: string): string {
  const { release } = sampleReleaseOf(app).pointer;
  const host = app === SHELL ? 'example.org' : `${PROJECT}-${app}.web.app`;
  return `page/GET ${host}/r/${release}/${name}`;
}

const service = (name: string) =>
  `serviceusage.googleapis.com/v1/projects/${PROJECT}/services/${name}.googleapis.com`;

const GOOGLE: readonly BrokenState[] = [
  {
    name: 'an API is not enabled',
    spoil: (world) => world.remove(service('cloudtasks')),
    level: 'fail',
    says: /APIs are not enabled: cloudtasks/,
  },
  {
    name: 'the API of budgets is switched off, so nothing of it can be read',
    spoil: (world) => world.remove(service('billingbudgets')),
    level: 'fail',
    says: /APIs are not enabled: billingbudgets/,
  },
  {
    name: 'nobody pays any more',
    spoil: (world) =>
      world.edit(`cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`, {
        billingEnabled: false,
      }),
    level: 'fail',
    says: /no billing account is linked/,
  },
  {
    name: 'pages have the API key of another project',
    spoil: (world) =>
      world.edit(
        `firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps/1:${NUMBER}:web:0123456789abcdef/config`,
        { apiKey: 'another' },
      ),
    level: 'fail',
    says: /another web configuration/,
  },
  {
    name: 'the database has no point-in-time recovery',
    spoil: (world) => world.edit(FIRESTORE, { pointInTimeRecoveryEnablement: 'DISABLED' }),
    level: 'fail',
    says: /no point-in-time recovery/,
  },
  {
    name: 'the database can be deleted',
    spoil: (world) =>
      world.edit(FIRESTORE, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    level: 'fail',
    says: /no protection against being deleted/,
  },
  {
    name: 'no backup is made',
    spoil: (world) => world.remove(keyOf(world, `${FIRESTORE}/backupSchedules/`)),
    level: 'fail',
    says: /no backup is made every day/,
  },
  {
    name: 'backups have stopped coming',
    spoil: (world) => world.edit(BACKUP, { snapshotTime: ago(90) }),
    level: 'fail',
    says: /the newest backup is 90 hours old/,
  },
  {
    name: 'there is no backup',
    spoil: (world) => world.remove(BACKUP),
    level: 'warn',
    says: /there is no backup yet/,
  },
  {
    name: 'the live rules are others',
    spoil: (world) => {
      const source = { files: [{ content: 'allow read, write;' }] };
      const key = keyOf(world, `firebaserules.googleapis.com/v1/projects/${PROJECT}/rulesets/`);
      world.edit(key, { source });
    },
    level: 'fail',
    says: /the live rules are others than firestore\.rules/,
  },
  {
    name: 'an index is missing',
    spoil: (world) => world.remove(keyOf(world, `${FIRESTORE}/collectionGroups/outbox/indexes/`)),
    level: 'fail',
    says: /an index is missing: outbox: kind ASCENDING/,
  },
  {
    name: 'documents of a collection live for ever',
    spoil: (world) => world.remove(`${FIRESTORE}/collectionGroups/reads/fields/expires_at`),
    level: 'fail',
    says: /nothing deletes what has expired in reads/,
  },
  {
    name: 'a remote has no site',
    spoil: (world) =>
      world.remove(
        `firebasehosting.googleapis.com/v1beta1/projects/${PROJECT}/sites/${PROJECT}-giving`,
      ),
    level: 'fail',
    says: /giving has no site raade-live-giving/,
  },
  {
    name: 'deployments do not know whose site is which',
    spoil: (_world, { folder }) => writeFileSync(path.join(folder, '.firebaserc'), '{}'),
    level: 'fail',
    says: /\.firebaserc does not say where shell, admin/,
  },
];

const SIGN_IN: readonly BrokenState[] = [
  {
    name: 'strangers can sign up',
    spoil: (world) =>
      world.edit(AUTH, {
        client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } },
      }),
    level: 'fail',
    says: /strangers can sign up/,
  },
  {
    name: 'passwords are switched off',
    spoil: (world) => world.edit(AUTH, { signIn: { email: { passwordRequired: true } } }),
    level: 'fail',
    says: /nobody can sign in with a password/,
  },
  {
    name: 'anybody can sign in without a name',
    spoil: (world) => {
      const { email } = world.get(AUTH)?.['signIn'] as Resource;
      world.edit(AUTH, { signIn: { email, anonymous: { enabled: true } } });
    },
    level: 'fail',
    says: /anybody can sign in without a name/,
  },
  {
    name: 'authenticator apps are switched off',
    spoil: (world) => world.edit(AUTH, { mfa: { state: 'ENABLED', providerConfigs: [] } }),
    level: 'fail',
    says: /authenticator apps \(TOTP\) are not switched on/,
  },
  {
    name: 'passwords may be short',
    spoil: (world) =>
      world.edit(AUTH, {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
        },
      }),
    level: 'fail',
    says: /shorter than 12 characters/,
  },
  {
    name: 'the domain of the site may not sign anybody in',
    spoil: (world) => world.edit(AUTH, { authorizedDomains: ['localhost'] }),
    level: 'fail',
    says: /pages of example\.org may not sign anybody in/,
  },
  {
    name: 'a password is enough',
    spoil: (world) => putDocument(world, 'settings/sign-in', { second_factor: 'optional' }),
    level: 'warn',
    says: /sign in with a password alone/,
  },
  {
    name: 'App Check has another key than pages',
    spoil: (world) =>
      world.edit(
        `firebaseappcheck.googleapis.com/v1/projects/${PROJECT}/apps/1:${NUMBER}:web:0123456789abcdef/recaptchaEnterpriseConfig`,
        { siteKey: 'another' },
      ),
    level: 'fail',
    says: /App Check does not know the key/,
  },
  {
    name: 'nobody asks for App Check',
    spoil: (world) => changeSettings(world, { ENFORCE_APP_CHECK: 'false' }),
    level: 'warn',
    says: /nobody asks for them/,
  },
];

const KEYS: readonly BrokenState[] = [
  {
    name: 'a secret has no value',
    spoil: (world) =>
      world.edit(`${SECRETS}/UNSUBSCRIBE_SECRET/versions/1`, { state: 'DISABLED' }),
    level: 'fail',
    says: /the secret UNSUBSCRIBE_SECRET has no value/,
  },
  {
    name: 'functions may not read a secret',
    spoil: (world) => world.remove(`policies/${SECRETS}/STRIPE_SECRET_KEY`),
    level: 'fail',
    says: /for the secret STRIPE_SECRET_KEY: roles\/secretmanager/,
  },
  {
    name: 'a key is older than a year',
    spoil: (world) =>
      world.edit(`${SECRETS}/BREVO_API_KEY/versions/1`, { createTime: ago(24 * 400) }),
    level: 'warn',
    says: /BREVO_API_KEY is 400 days old/,
  },
  {
    name: 'somebody has made a key of a service account',
    spoil: (world) => {
      const account = `release-giving@${PROJECT}.iam.gserviceaccount.com`;
      world.put(`${IAM}/serviceAccounts/${account}/keys/1`, { name: 'a key' });
    },
    level: 'warn',
    says: /release-giving has 1 keys/,
  },
  {
    name: 'a service account is gone',
    spoil: (world) =>
      world.remove(`${IAM}/serviceAccounts/site-publisher@${PROJECT}.iam.gserviceaccount.com`),
    level: 'fail',
    says: /there is no service account site-publisher/,
  },
  {
    name: 'functions may not publish any more',
    spoil: (world) => {
      const { bindings } = world.get(PROJECT_POLICY) as { bindings: { role: string }[] };
      const kept = bindings.filter(({ role }) => role !== 'roles/firebasehosting.admin');
      world.edit(PROJECT_POLICY, { bindings: kept });
    },
    level: 'fail',
    says: /-compute@.+ lacks, in the project: roles\/firebasehosting\.admin/,
  },
  {
    name: 'workflows of any repository are let in',
    spoil: (world) => world.edit(`${POOL}/providers/github`, { attributeCondition: '' }),
    level: 'fail',
    says: /lets others in than owner\/repository/,
  },
  {
    name: 'the pool was deleted',
    spoil: (world) => world.edit(POOL, { state: 'DELETED' }),
    level: 'fail',
    says: /the pool github was deleted/,
  },
  {
    name: 'jobs of an environment cannot act as its account',
    spoil: (world) =>
      world.remove(
        `policies/${IAM}/serviceAccounts/release-content@${PROJECT}.iam.gserviceaccount.com`,
      ),
    level: 'fail',
    says: /jobs of the environment content cannot act/,
  },
];

const STRIPE_AND_MAIL: readonly BrokenState[] = [
  {
    name: 'Stripe has no endpoint',
    spoil: (world) => world.remove(endpoint(world)),
    level: 'fail',
    says: /Stripe has no webhook endpoint https:/,
  },
  {
    name: 'Stripe has switched the endpoint off',
    spoil: (world) => world.edit(endpoint(world), { status: 'disabled' }),
    level: 'fail',
    says: /the endpoint is disabled at Stripe/,
  },
  {
    name: 'the endpoint is not told of disputes',
    spoil: (world) => {
      const events = world.get(endpoint(world))?.['enabled_events'] as string[];
      const kept = events.filter((event) => !event.startsWith('charge.dispute'));
      world.edit(endpoint(world), { enabled_events: kept });
    },
    level: 'fail',
    says: /the endpoint is not told of charge\.dispute\.created/,
  },
  {
    name: 'the endpoint speaks an older version',
    spoil: (world) => world.edit(endpoint(world), { api_version: '2020-08-27' }),
    level: 'fail',
    says: /in version 2020-08-27/,
  },
  {
    name: 'the signing secret is that of an endpoint of before',
    spoil: (world) =>
      world.edit(`${SECRETS}/STRIPE_WEBHOOK_SECRETS/versions/1`, { createTime: ago(24) }),
    level: 'fail',
    says: /STRIPE_WEBHOOK_SECRETS is older than the endpoint/,
  },
  {
    name: 'there is no SPF record',
    spoil: (world) => world.edit('dns/mail.example.org', { texts: ['brevo-code:sample'] }),
    level: 'fail',
    says: /SPF: mail\.example\.org lacks a record/,
  },
  {
    name: 'the DKIM record is that of another account',
    spoil: (world) =>
      world.edit('dns/mail._domainkey.mail.example.org', { texts: ['k=rsa;p=other'] }),
    level: 'fail',
    says: /DKIM: mail\._domainkey\.mail\.example\.org lacks a record/,
  },
  {
    name: 'there is no DMARC record',
    spoil: (world) => world.remove('dns/_dmarc.mail.example.org'),
    level: 'fail',
    says: /DMARC: _dmarc\.mail\.example\.org lacks a record/,
  },
  {
    name: 'Brevo does not know the domain',
    spoil: (world) => world.remove('api.brevo.com/v3/senders/domains/mail.example.org'),
    level: 'fail',
    says: /Brevo does not know the domain/,
  },
];

const RUNNING: readonly BrokenState[] = [
  {
    name: 'a function is not deployed',
    spoil: (world) => world.remove(functionKey('send-outbox')),
    level: 'fail',
    says: /not deployed: send-outbox/,
  },
  {
    name: 'a function failed to deploy',
    spoil: (world) => world.edit(functionKey('process-donation'), { state: 'FAILED' }),
    level: 'fail',
    says: /process-donation is FAILED/,
  },
  {
    name: 'a function of local stacks is deployed',
    spoil: (world) => world.put(functionKey('local-tick'), { name: 'f/local-tick', state: 'ACTIVE' }),
    level: 'fail',
    says: /local-tick is deployed/,
  },
  {
    name: 'a setting is missing',
    spoil: (world) => changeSettings(world, { SITE_URL: undefined }),
    level: 'fail',
    says: /SITE_URL: /,
  },
  {
    name: 'the webhook takes what nobody has signed',
    spoil: (world) => world.edit(`page/POST ${FUNCTIONS_HOST}/stripe-webhook`, { status: 200 }),
    level: 'fail',
    says: /stripe-webhook answers 200 to an unsigned POST/,
  },
  {
    name: 'the webhook lacks its secret',
    spoil: (world) => world.edit(`page/POST ${FUNCTIONS_HOST}/stripe-webhook`, { status: 500 }),
    level: 'fail',
    says: /stripe-webhook answers 500/,
  },
  {
    name: 'the nightly run failed',
    spoil: (world) => world.edit(jobKey('reconcile-nightly'), { status: { code: 13 } }),
    level: 'fail',
    says: /the last run of reconcile-nightly failed/,
  },
  {
    name: 'a sweep has not run for an hour',
    spoil: (world) => world.edit(jobKey('sweep-campaigns'), { lastAttemptTime: ago(1) }),
    level: 'fail',
    says: /sweep-campaigns ran 60 minutes ago/,
  },
  {
    name: 'somebody has stopped the clock of mails',
    spoil: (world) => world.edit(jobKey('send-outbox'), { state: 'PAUSED' }),
    level: 'fail',
    says: /the clock of send-outbox is PAUSED/,
  },
  {
    name: 'nights begin, and do not come through',
    spoil: (world) =>
      putDocument(world, 'settings/reconciliation', { events_until: new Date(ago(80)) }),
    level: 'fail',
    says: /as of 80 hours ago, and no further/,
  },
];

const PUBLISHED: readonly BrokenState[] = [
  {
    name: 'the site is down',
    spoil: (world) => world.edit(HOME, { status: 503 }),
    level: 'fail',
    says: /example\.org\/ answers 503/,
  },
  {
    name: 'the site is a page of Hosting’s own',
    spoil: (world) => world.edit(HOME, { body: '<h1>Site Not Found</h1>' }),
    level: 'fail',
    says: /a page that nobody has composed/,
  },
  {
    name: 'browsers are not told to stay with HTTPS',
    spoil: (world) => world.edit(HOME, { headers: {} }),
    level: 'fail',
    says: /not told to stay with HTTPS/,
  },
  {
    name: 'HSTS is preloaded for a day',
    spoil: (world) =>
      world.edit(HOME, {
        headers: { 'Strict-Transport-Security': 'max-age=86400; includeSubDomains; preload' },
      }),
    level: 'fail',
    says: /HSTS asks for preloading/,
  },
  {
    name: 'the clock is wrong',
    spoil: (world) =>
      world.edit(HOME, {
        headers: {
          'Strict-Transport-Security': 'max-age=63072000',
          Date: new Date(Date.now() - 600_000).toUTCString(),
        },
      }),
    level: 'fail',
    says: /the clocks .+ are (599|60\d) s apart/,
  },
  {
    name: 'the certificate ends soon',
    spoil: (_world, room) => {
      room.certificateDays = 9;
    },
    level: 'warn',
    says: /the certificate of example\.org ends in [89] days/,
  },
  {
    name: 'the certificate has ended',
    spoil: (_world, room) => {
      room.certificateDays = -1;
    },
    level: 'fail',
    says: /the certificate of example\.org has ended/,
  },
  {
    name: 'an app has no pointer',
    spoil: (world) => world.remove(`${DOCUMENTS}/release_pointers/admin`),
    level: 'fail',
    says: /admin has no release that is live/,
  },
  {
    name: 'a pointer is that of another app',
    spoil: (world) => {
      const { fields } = world.get(`${DOCUMENTS}/release_pointers/giving`) as { fields: Resource };
      world.edit(`${DOCUMENTS}/release_pointers/content`, { fields });
    },
    level: 'fail',
    says: /the pointer of content is none: it is that of giving/,
  },
  {
    name: 'a file of a live release is gone',
    spoil: (world) => world.remove(fileOf('giving', 'js/page.js')),
    level: 'fail',
    says: /the live release of giving lacks js\/page\.js/,
  },
  {
    name: 'release.json is not what the pointer vouches for',
    spoil: (world) => world.edit(fileOf('content', 'release.json'), { body: '{}' }),
    level: 'fail',
    says: /release\.json of content .+ is not the one that its pointer names/,
  },
  {
    name: 'the newest state cannot be published',
    spoil: (world) =>
      putDocument(world, 'publishing/site', {
        failure: { message: 'Hosting answers 403.', revisions: {}, at: new Date(), tries: 7 },
      }),
    level: 'fail',
    says: /not live after 7 tries: Hosting answers 403/,
  },
  {
    name: 'a pointer has moved, and nobody has published',
    spoil: (world) => {
      const key = `${DOCUMENTS}/release_pointers/giving`;
      const { fields } = world.get(key) as { fields: Resource };
      world.edit(key, { fields: { ...fields, revision: { integerValue: '4' } } });
    },
    level: 'fail',
    says: /the pointer of giving has moved, and the site has not/,
  },
];

const WATCHED: readonly BrokenState[] = [
  {
    name: 'the bucket of the seals can be emptied',
    spoil: (world) =>
      world.edit(
        `logging.googleapis.com/v2/projects/${PROJECT}/locations/global/buckets/audit-seals`,
        { locked: false },
      ),
    level: 'fail',
    says: /the bucket of the seals is not locked/,
  },
  {
    name: 'the sink of the seals takes other lines',
    spoil: (world) =>
      world.edit(`logging.googleapis.com/v2/projects/${PROJECT}/sinks/audit-seals`, {
        filter: 'severity=ERROR',
      }),
    level: 'fail',
    says: /the sink of the seals takes other lines/,
  },
  {
    name: 'an alert is not applied',
    spoil: (world) =>
      world.remove(
        keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies/`),
      ),
    level: 'fail',
    says: /the alert of gifts\.json is not there/,
  },
  {
    name: 'somebody has switched an alert off',
    spoil: (world) =>
      world.edit(keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies/`), {
        enabled: false,
      }),
    level: 'fail',
    says: /the alert of gifts\.json is switched off/,
  },
  {
    name: 'nobody hears of alerts',
    spoil: (world) =>
      world.remove(
        keyOf(world, `monitoring.googleapis.com/v3/projects/${PROJECT}/notificationChannels/`),
      ),
    level: 'fail',
    says: /nobody gets a mail when something is wrong/,
  },
  {
    name: 'there is no budget',
    spoil: (world) =>
      world.remove(keyOf(world, 'billingbudgets.googleapis.com/v1/billingAccounts/')),
    level: 'fail',
    says: /there is no budget/,
  },
];

export const BROKEN_STATES: readonly BrokenState[] = [
  ...[...GOOGLE, ...SIGN_IN, ...KEYS],
  ...[...STRIPE_AND_MAIL, ...RUNNING, ...PUBLISHED, ...WATCHED],
];
