import { defineSecret } from 'firebase-functions/params';
import type { CallableOptions, HttpsOptions } from 'firebase-functions/https';
import type { EventHandlerOptions } from 'firebase-functions/options';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { TaskQueueOptions } from 'firebase-functions/tasks';
import { FUNCTIONS_REGION, RENDER_PAGES } from '@raade/contracts/base/callables';
import { HOME_ZONE } from '@raade/contracts/base/home-zone';
import {
  isBrevo,
  mailSettings,
  siteUrl,
  takesBounceReports,
  unsubscribeUrlBase,
} from './mail-settings.ts';
import { receiptSettings } from './receipt-settings.ts';
import { erasureDatabase, settings } from './settings.ts';

// Secrets are in Secret Manager; functions get them as environment variables of the same names. Each is a function,
// since a deployment demands every secret that was defined, and fails where one does not exist.
const stripeSecretKey = () => defineSecret('STRIPE_SECRET_KEY');
const stripeWebhookSecrets = () => defineSecret('STRIPE_WEBHOOK_SECRETS');
const smtpPassword = () => defineSecret('SMTP_PASSWORD');
const brevoApiKey = () => defineSecret('BREVO_API_KEY');
const unsubscribeSecret = () => defineSecret('UNSUBSCRIBE_SECRET');
const erasureSecret = () => defineSecret('ERASURE_SECRET');
const bounceWebhookTokens = () => defineSecret('BOUNCE_WEBHOOK_TOKENS');

/**
 * Options of every public function. They bound what a flood can cost, and limit requests per instance so that the
 * longest bodies fit into its memory (`http/body-limits.ts`). Stripe retries events that busy instances have refused.
 */
const PUBLIC = {
  region: FUNCTIONS_REGION,
  maxInstances: 10,
  concurrency: 8,
  memory: '256MiB',
} as const;

/** Options of a function that pages of the site call. */
function pageCall(): CallableOptions {
  const { ALLOWED_ORIGINS, ENFORCE_APP_CHECK } = settings();
  return {
    ...PUBLIC,
    // The default is any origin.
    cors: ALLOWED_ORIGINS,
    enforceAppCheck: ENFORCE_APP_CHECK === 'true',
  };
}

/** Secret with which a function recognizes erased people, in deployments with tombstones. */
function tombstoneSecrets() {
  return erasureDatabase() === undefined ? [] : [erasureSecret()];
}

/** Secrets of a function that records payments. */
function ledgerSecrets() {
  return [stripeSecretKey(), ...tombstoneSecrets()];
}

/** Options of the endpoint for release workflows; no page calls it. */
export const WORKFLOW_OPTIONS: HttpsOptions = {
  ...PUBLIC,
  timeoutSeconds: 120,
  memory: '1GiB',
};

/**
 * Options of the function that runs bundles of releases, as an account without roles. Only accounts with the role to
 * invoke functions may call it. One request at a time: bundles of two releases never share an instance's memory.
 */
export const RENDERING_OPTIONS: HttpsOptions = {
  region: FUNCTIONS_REGION,
  serviceAccount: `${RENDER_PAGES}@`,
  invoker: 'private',
  maxInstances: 10,
  concurrency: 1,
  timeoutSeconds: 60,
  memory: '1GiB',
};

/** Options of a scheduled function: one run at a time. */
export function scheduled(schedule: string): ScheduleOptions {
  const timeZone = HOME_ZONE;
  return { region: FUNCTIONS_REGION, schedule, timeZone, maxInstances: 1, concurrency: 1 };
}

/** Memory and time to compose a site and make it live. */
const PUBLISHING = { timeoutSeconds: 300, memory: '1GiB' } as const;

/**
 * Options of the function that runs when a pointer has moved. One instance answers all events that arrive during its
 * run.
 */
export function publishingTrigger(): EventHandlerOptions {
  return { region: FUNCTIONS_REGION, ...PUBLISHING, maxInstances: 1, concurrency: 80, retry: true };
}

/** Options of the sweep, which publishes due content and finishes what visitors have left unfinished. */
export function scheduledSweep(schedule: string): ScheduleOptions {
  return {
    ...scheduled(schedule),
    ...PUBLISHING,
    timeoutSeconds: 540,
    secrets: tombstoneSecrets(),
  };
}

/** Options of a scheduled function that calls Stripe and may run for minutes. */
export function scheduledWithStripe(schedule: string): ScheduleOptions {
  return { ...scheduled(schedule), secrets: ledgerSecrets(), timeoutSeconds: 1800, retryCount: 3 };
}

/** Options of the endpoint that Stripe calls. Without `cors` no page can read its answers. */
export function webhookOptions(): HttpsOptions {
  const secrets = [...ledgerSecrets(), stripeWebhookSecrets()];
  return { ...PUBLIC, memory: '512MiB', secrets };
}

/** Secrets of a function that sends mail. For a mail server without sign-in, there is no secret with a password. */
function mailSecrets() {
  const mail = mailSettings();
  // Settings are read here, so that a wrong one stops the deployment, not a campaign.
  unsubscribeUrlBase();
  siteUrl();
  receiptSettings();
  return mail.SMTP_USER === undefined
    ? [unsubscribeSecret()]
    : [smtpPassword(), unsubscribeSecret()];
}

/** Marks each App Check token as used. The call itself must refuse a used one with `refuseReplay`. */
const oneTimeToken = (): CallableOptions => ({
  consumeAppCheckToken: settings().ENFORCE_APP_CHECK !== 'false',
});

const mailCall = (): CallableOptions => ({
  secrets: mailSecrets(),
  timeoutSeconds: 300,
  memory: '512MiB',
});

/** Secrets to reach a person's data in the ledger, at Stripe and at Brevo. */
function personDataSecrets() {
  const { SMTP_HOST } = mailSettings();
  return [...ledgerSecrets(), ...(isBrevo(SMTP_HOST) ? [brevoApiKey()] : [])];
}

/** Options of each function that answers calls, by its name. */
export const CALL_OPTIONS = {
  'process-donation': () => ({ ...pageCall(), ...oneTimeToken(), secrets: ledgerSecrets() }),
  'record-donation': () => ({ ...pageCall(), secrets: ledgerSecrets() }),
  'acknowledge-application': pageCall,
  visitors: () => ({ ...pageCall(), ...oneTimeToken() }),
  // Some of its calls are open without App Check.
  staff: () => ({ ...pageCall(), enforceAppCheck: false, memory: '512MiB' }),
  treasury: () => ({ ...pageCall(), secrets: ledgerSecrets() }),
  'send-email-campaign': () => ({ ...pageCall(), ...mailCall() }),
  // Imports of registrants check tombstones.
  mail: () => ({
    ...pageCall(),
    ...mailCall(),
    secrets: [...mailSecrets(), ...tombstoneSecrets()],
  }),
  // Composing a site, or reading a whole edition, takes most of the memory, so one request at a time.
  publishing: () => ({ ...pageCall(), timeoutSeconds: 120, memory: '1GiB', concurrency: 1 }),
  'handle-person-data': () => ({
    ...pageCall(),
    secrets: personDataSecrets(),
    timeoutSeconds: 300,
    memory: '512MiB',
  }),
} satisfies Record<string, () => CallableOptions>;

/** A worker takes no new batch after some minutes; the timeout leaves time to finish the last one. */
const MAIL_WORKER = { timeoutSeconds: 540, memory: '512MiB' } as const;

/** Options of a scheduled function that sends mail. */
export function scheduledWithMail(schedule: string): ScheduleOptions {
  return { ...scheduled(schedule), ...MAIL_WORKER, secrets: mailSecrets() };
}

/** Options of the task function that sends mail: one run at a time. */
export function mailWorkerTask(): TaskQueueOptions {
  return {
    region: FUNCTIONS_REGION,
    ...MAIL_WORKER,
    secrets: mailSecrets(),
    maxInstances: 1,
    concurrency: 1,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
  };
}

/** Options of the endpoint for bounce reports. Its secret exists only where bounces are reported. */
export function bouncesOptions(): HttpsOptions {
  return {
    ...PUBLIC,
    concurrency: 2,
    memory: '512MiB',
    timeoutSeconds: 120,
    secrets: takesBounceReports() ? [unsubscribeSecret(), bounceWebhookTokens()] : [],
  };
}

/** Options of the endpoint that counts visits. More than two instances would only cost more. */
export function collectOptions(): HttpsOptions {
  // Settings are read here, so that a wrong one stops the deployment.
  settings();
  return { ...PUBLIC, maxInstances: 2 };
}

/** Options of the endpoint that encodes pictures. One request at a time: decoding may take hundreds of megabytes. */
export function pictureOptions(): HttpsOptions {
  return {
    region: FUNCTIONS_REGION,
    cors: settings().ALLOWED_ORIGINS,
    maxInstances: 2,
    concurrency: 1,
    memory: '2GiB',
    timeoutSeconds: 300,
  };
}

/** Options of the unsubscribe page; mail programs and browsers call it directly. */
export const UNSUBSCRIBE_OPTIONS: HttpsOptions = { ...PUBLIC, secrets: [unsubscribeSecret()] };

/** Options of the public function that Firebase Auth calls before sign-ups and sign-ins. */
export const BLOCKING_OPTIONS = PUBLIC;
