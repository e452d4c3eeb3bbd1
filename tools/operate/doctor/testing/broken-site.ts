import {
  ago,
  DOCUMENTS,
  FUNCTIONS,
  FUNCTIONS_HOST,
  IAM,
  JOBS,
  PROJECT,
} from './healthy-project.ts';
import { sampleReleaseOf } from './sample-releases.ts';
import {
  type BrokenStates,
  changed,
  document,
  edited,
  fileOf,
  gone,
  page,
  pointer,
  settings,
  version,
  without,
} from './answer-faults.ts';

const AT = `GET ${DOCUMENTS}`;
const ACCOUNTS = `GET ${IAM}/serviceAccounts`;
const MEMBERS = `${PROJECT}.iam.gserviceaccount.com`;
const BACKUPS = `GET firestore.googleapis.com/v1/projects/${PROJECT}/locations/-/backups`;
const HOME = 'GET example.org/';
const HEAD = 'HEAD example.org/';
const HOOK = `POST ${FUNCTIONS_HOST}/stripe-webhook`;
const RENDERER = `POST ${FUNCTIONS_HOST}/render-pages`;
const HSTS = 'Strict-Transport-Security';

/** For each check of the running site: messages, and the fault that must cause them. */
export const BROKEN_SITE: BrokenStates = {
  'backup-age': {
    'the newest backup is 90 hours old': changed(BACKUPS, 'READY', { snapshotTime: ago(90) }),
    'warn: there is no backup yet': gone(BACKUPS),
  },
  'second-factor': {
    'warn: sign in with a password alone': document('settings/sign-in', {
      second_factor: 'optional',
    }),
  },
  'app-check-mode': {
    'warn: which functions ignore': settings({ ENFORCE_APP_CHECK: 'false' }),
  },
  'key-age': {
    'warn: BREVO_API_KEY is 400 days old': version('BREVO_API_KEY', { createTime: ago(24 * 400) }),
  },
  'key-files': {
    'warn: release-giving has 1 keys': edited(`${ACCOUNTS}/release-giving@${MEMBERS}/keys`, {
      keys: [{ name: 'a key' }],
    }),
  },
  functions: {
    'not deployed: send-': without(FUNCTIONS, '/send-outbox"'),
    'process-donation is FAILED': changed(FUNCTIONS, '/process-donation"', { state: 'FAILED' }),
    'local-tick is deployed': changed(FUNCTIONS, '/process-donation"', { name: 'f/local-tick' }),
  },
  settings: {
    'SITE_URL: ': settings({ SITE_URL: undefined }),
  },
  answers: {
    'stripe-webhook answers 200 to an unsigned POST': page(HOOK, { status: 200 }),
  },
  private: {
    'render-pages answers 400 to an unsigned POST': page(RENDERER, { status: 400 }),
  },
  schedules: {
    'no schedule calls send-outbox': without(JOBS, 'send-outbox'),
    'the last run of reconcile-nightly failed': changed(JOBS, 'reconcile-nightly', {
      status: { code: 13 },
    }),
    'the last run of sweep was 60 minutes ago': changed(JOBS, 'sweep', {
      lastAttemptTime: ago(1),
    }),
    'sweep has never run': changed(JOBS, 'sweep', {
      lastAttemptTime: undefined,
    }),
    'the schedule of send-outbox is PAUSED': changed(JOBS, 'send-outbox', { state: 'PAUSED' }),
  },
  reconciliation: {
    'only up to 80 hours ago': document('settings/reconciliation', {
      events_until: new Date(ago(80)),
    }),
    'the nightly comparison has never succeeded': gone(`${AT}/settings/reconciliation`),
  },
  home: {
    'example.org/ answers 503': page(HOME, { status: 503 }),
    'is not a composed page': page(HOME, { body: '<h1>Site Not Found</h1>' }),
  },
  hsts: {
    'not told to use only HTTPS': page(HEAD, { headers: {} }),
    'HSTS asks for preloading': page(HEAD, {
      headers: { [HSTS]: 'max-age=86400; includeSubDomains; preload' },
    }),
  },
  pointers: {
    'admin has no live release': without(`${AT}/release_pointers`, '/release_pointers/admin"'),
    'the pointer of content is not valid: it is that of giving': pointer('content', {
      pointer: sampleReleaseOf('giving').pointer,
    }),
  },
  releases: {
    'the live release of giving lacks js/page.js': gone(`HEAD ${fileOf('giving', 'js/page.js')}`),
    'is not the one that its pointer names': page(`GET ${fileOf('content', 'release.json')}`, {
      body: '{}',
    }),
  },
  publishing: {
    'nothing was ever published': gone(`${AT}/publishing/site`),
    'not live after 7 attempts: Hosting answers 403': document('publishing/site', {
      failure: { message: 'Hosting answers 403.', at: new Date(ago(0)), tries: 7 },
    }),
    'the pointer of giving has moved, but the site was not published': pointer('giving', {
      revision: 4,
    }),
  },
};
