import { ago, FIRESTORE, IAM, MONITORING, PROJECT } from './healthy-project.ts';
import {
  type BrokenStates,
  changed,
  edited,
  gone,
  only,
  record,
  RUNTIME,
  settings,
  version,
  without,
  withoutRole,
} from './answer-faults.ts';

const DATABASE = `GET ${FIRESTORE}`;
const RULES = `GET firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const AUTH = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
const STRIPE = 'GET api.stripe.com/v1/webhook_endpoints';
const ALERTS = `GET ${MONITORING}/alertPolicies`;
const UPTIME = `GET ${MONITORING}/uptimeCheckConfigs`;
const PROVIDER = `GET ${IAM}/locations/global/workloadIdentityPools/github/providers/github`;
const PUBLISHER = `site-publisher@${PROJECT}.iam.gserviceaccount.com`;

/** For each check of the setup: messages, and the fault that must cause them. */
export const BROKEN_SETUP: BrokenStates = {
  firestore: {
    'there is no database (default)': only(DATABASE),
    'of type DATASTORE_MODE, which browsers cannot read': edited(DATABASE, {
      type: 'DATASTORE_MODE',
    }),
    'no point-in-time recovery': edited(DATABASE, { pointInTimeRecoveryEnablement: 'DISABLED' }),
    'no protection against being deleted': edited(DATABASE, {
      deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    }),
  },
  erasures: {
    'there is no database erasures': settings({ ERASURE_DATABASE: 'erasures' }),
  },
  rules: {
    'there are no rules': gone(`${RULES}/releases`),
    'the live rules differ from firestore.rules': edited(`${RULES}/rulesets/1003`, {
      source: { files: [{ content: 'allow read, write;' }] },
    }),
  },
  expiry: {
    'nothing deletes what has expired in reads': gone(
      `${DATABASE}/collectionGroups/reads/fields/expires_at`,
    ),
  },
  auth: {
    'Identity Platform is not switched on': edited(AUTH, { subtype: 'FIREBASE_AUTH' }),
    'strangers can sign up': edited(AUTH, {
      client: { permissions: { disabledUserDeletion: true } },
    }),
    'anybody can sign in anonymously': edited(AUTH, {
      signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } },
    }),
    'authenticator apps (TOTP) are not switched on': edited(AUTH, { mfa: { providerConfigs: [] } }),
    'shorter than 12 characters': edited(AUTH, {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
      },
    }),
    'pages of example.org are not allowed to sign in users': edited(AUTH, {
      authorizedDomains: ['localhost'],
    }),
  },
  'app-check': {
    'App Check does not know the key': gone('GET firebaseappcheck.googleapis.com/'),
  },
  accounts: {
    'there is no service account site-publisher': without(`GET ${IAM}/serviceAccounts`, PUBLISHER),
    'for the secret STRIPE_SECRET_KEY: roles/secretmanager.secretAccessor': withoutRole({
      kind: 'secret',
      name: 'STRIPE_SECRET_KEY',
      role: 'roles/secretmanager.secretAccessor',
    }),
    [`${RUNTIME} lacks, for the project raade-live: roles/firebasehosting.admin`]: withoutRole({
      kind: 'project',
      name: PROJECT,
      role: 'roles/firebasehosting.admin',
      member: `serviceAccount:${RUNTIME}`,
    }),
    'gcp-sa-pubsub.iam.gserviceaccount.com lacks, for the project': withoutRole({
      kind: 'project',
      name: PROJECT,
      role: 'roles/iam.serviceAccountTokenCreator',
    }),
    [`lacks, for the account ${RUNTIME}: roles/iam.serviceAccountUser`]: withoutRole({
      kind: 'account',
      name: RUNTIME,
      role: 'roles/iam.serviceAccountUser',
    }),
    'environment:publisher lacks, for the account site-publisher': withoutRole({
      kind: 'account',
      name: PUBLISHER,
      role: 'roles/iam.workloadIdentityUser',
    }),
  },
  workflows: {
    'the provider github does not accept exactly owner/repository': edited(PROVIDER, {
      attributeCondition: '',
    }),
    'no identity provider accepts workflows of owner/repository': gone(PROVIDER),
    'warn: no workflow may release': settings({ RELEASE_WORKFLOWS: undefined }),
  },
  webhook: {
    'Stripe has no webhook endpoint': edited(STRIPE, { data: [] }),
    'the endpoint is disabled at Stripe': changed(STRIPE, 'we_1', { status: 'disabled' }),
    'the endpoint does not get payment_intent.succeeded': changed(STRIPE, 'we_1', {
      enabled_events: ['charge.updated'],
    }),
    'in version 2020-08-27': changed(STRIPE, 'we_1', { api_version: '2020-08-27' }),
    'STRIPE_WEBHOOK_SECRETS is older than the endpoint': version('STRIPE_WEBHOOK_SECRETS', {
      createTime: ago(74),
    }),
    'STRIPE_WEBHOOK_SECRETS has no value': version('STRIPE_WEBHOOK_SECRETS', { state: 'DISABLED' }),
  },
  'mail-domain': {
    'SPF: mail.example.org lacks a record': record('mail.example.org', ['brevo-code:sample']),
    'DKIM: mail._domainkey.mail.example.org lacks a record': record(
      'mail._domainkey.mail.example.org',
      ['k=rsa;p=other'],
    ),
    'DMARC: _dmarc.mail.example.org lacks a record': record('_dmarc.mail.example.org', []),
    'Brevo does not know the': gone('GET api.brevo.com/'),
  },
  alerts: {
    'the alert of mail-late.json does not exist': without(ALERTS, 'mail-late'),
    'the alert of mail-late.json is switched off': changed(ALERTS, 'mail-late', { enabled: false }),
    'the alert of mail-late.json notifies no mailbox': changed(ALERTS, 'mail-late', {
      notificationChannels: [],
    }),
    'the uptime check of home.json does not exist': without(UPTIME, 'home'),
    'the uptime check of home.json differs from its file': changed(UPTIME, 'home', {
      monitoredResource: {},
    }),
    'nobody gets a mail when something is wrong': gone(`GET ${MONITORING}/notificationChannels`),
  },
};
