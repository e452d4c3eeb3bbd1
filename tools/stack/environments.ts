import { SAMPLE } from '@raade/content-model/sample-content';
import { BRAND } from '@raade/contracts/base/brand';
import {
  EMAIL_UNSUBSCRIBE,
  FUNCTIONS_REGION,
  STRIPE_WEBHOOK,
} from '@raade/contracts/base/callables';
import type { Environment } from '@raade/contracts/releases/environment';
import { LOCAL_PUBLISHABLE_KEY, localEnvironment } from '@raade/contracts/local/local-environment';
import { LOCAL_PROJECT_ID, type Ports } from '@raade/contracts/local/local-stack';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import type { StackRun } from './stack-run.ts';

type Variables = Readonly<Record<string, string>>;
type Run = Pick<StackRun, 'folder' | 'origins' | 'ports' | 'approvalAbove' | 'today'>;

/** Fake keys with a valid format. Only our Stripe emulator accepts them. */
const LOCAL_STRIPE = {
  secretKey: 'sk_test_raadelocal',
  webhookSecret: 'whsec_raadelocal',
} as const;

/** Fake secret that signs links in mails. */
const LOCAL_UNSUBSCRIBE_SECRET = 'links-of-the-local-stack-are-signed-with-this';

/** Fake token for reports of bounced mails. */
const LOCAL_BOUNCE_TOKEN = 'bounces-of-the-local-stack-are-reported-with-this';

/** Fake secret for the digests of erased people. */
const LOCAL_ERASURE_SECRET = 'people-of-the-local-stack-are-erased-under-this';

/** The second Firestore database, with the digests of people who were erased. */
const LOCAL_ERASURE_DATABASE = 'erasures';

const hostOf = (origin: string) => new URL(origin).host;

/** Environment variables with which Google's SDKs find the emulators, for functions, the seed and tests. */
export function emulatorVariables(origins: Origins, ports: Ports): Variables {
  return {
    GCLOUD_PROJECT: LOCAL_PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: hostOf(origins.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(origins.auth),
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    // Otherwise, the SDKs send requests to find out if they run in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Settings of the functions, which deployments have in their `.env` file. */
export function functionsSettings(run: Run): Variables {
  const { folder, origins, ports, approvalAbove, today } = run;
  return {
    ALLOWED_ORIGINS: origins.shell,
    STRIPE_API_BASE: origins.stripe,
    EMAIL_SENDER_NAME: BRAND.shortName,
    EMAIL_SENDER_ADDRESS: SAMPLE.contact.email,
    EMAIL_TAX_WORDING: 'Sample wording: ask your tax adviser whether this donation is deductible.',
    ORGANIZATION_NAME: BRAND.fullName,
    ORGANIZATION_ADDRESS: SAMPLE.contact.postalAddress.join(', '),
    ORGANIZATION_TAX_ID: '12-3456789',
    RECEIPT_GOODS_WORDING:
      'Sample wording: no goods or services were provided in exchange for this gift.',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.smtp),
    SMTP_SECURITY: 'none',
    SITE_URL: origins.shell,
    UNSUBSCRIBE_URL: functionUrl(origins, EMAIL_UNSUBSCRIBE),
    BOUNCE_REPORTS: 'on',
    ERASURE_DATABASE: LOCAL_ERASURE_DATABASE,
    // This folder is served, so published files are live at once.
    PUBLISH_FOLDER: folder.sites,
    SITE_ENVIRONMENT: JSON.stringify(publishedEnvironment(origins, today)),
    // Off, because a person who tries out the site cannot approve their own campaign.
    APPROVAL_ABOVE_RECIPIENTS: String(approvalAbove ?? 'off'),
  };
}

/** The environment of the pages, with the origins of the remotes. */
function publishedEnvironment(origins: Origins, today: string | undefined): Environment {
  const sites = REMOTES.map((remote) => [remote, origins[remote] ?? ''] as const);
  return { ...localEnvironment(origins, today), sites: Object.fromEntries(sites) };
}

/** Secrets of the functions, which deployments have in Secret Manager. */
export function functionsSecrets(): Variables {
  return {
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRETS: LOCAL_STRIPE.webhookSecret,
    UNSUBSCRIBE_SECRET: LOCAL_UNSUBSCRIBE_SECRET,
    BOUNCE_WEBHOOK_TOKENS: LOCAL_BOUNCE_TOKEN,
    ERASURE_SECRET: LOCAL_ERASURE_SECRET,
  };
}

/** Environment variables with which our Stripe emulator starts. */
export function stripeEmulatorVariables(origins: Origins, ports: Ports): Variables {
  return {
    STRIPE_EMULATOR_PORT: String(ports.stripe),
    STRIPE_EMULATOR_WEBHOOK_URL: functionUrl(origins, STRIPE_WEBHOOK),
    STRIPE_EMULATOR_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
  };
}

/** The URL of a function in the emulator. */
export function functionUrl(origins: Origins, name: string): string {
  return `${origins.functions}/${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;
}
