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

/** Made up, as the publishable key is: they are valid in shape, and only our Stripe emulator accepts them. */
const LOCAL_STRIPE = {
  secretKey: 'sk_test_raadelocal',
  webhookSecret: 'whsec_raadelocal',
} as const;

/** Made up, too: signs the links in mails that stay in the inbox of this machine. */
const LOCAL_UNSUBSCRIBE_SECRET = 'links-of-the-local-stack-are-signed-with-this';

/** Made up, too: whoever shows it may report that a mail came back. */
const LOCAL_BOUNCE_TOKEN = 'bounces-of-the-local-stack-are-reported-with-this';

/** Made up like the others: names who was erased on this machine. */
const LOCAL_ERASURE_SECRET = 'people-of-the-local-stack-are-erased-under-this';

/** The second Firestore database, with the digests of people who were erased. */
const LOCAL_ERASURE_DATABASE = 'erasures';

const host = (origin: string) => new URL(origin).host;

/** Variables by which Google's SDKs find the emulators (and nothing else); for functions, the seed and tests alike. */
export function emulatorVariables(origins: Origins, ports: Ports): Variables {
  return {
    GCLOUD_PROJECT: LOCAL_PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: host(origins.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: host(origins.auth),
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    // Otherwise the SDKs ask the network whether they run in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Settings of the functions: what a deployment keeps in its `.env` file. */
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
    EMAIL_BOUNCE_DOMAIN: 'bounces.raade.test',
    ERASURE_DATABASE: LOCAL_ERASURE_DATABASE,
    // The folder is served as it is, so what is published is live at once.
    PUBLISH_FOLDER: folder.sites,
    SITE_ENVIRONMENT: JSON.stringify(publishedEnvironment(origins, today)),
    // A person who tries the site out has only one account, so nobody else could approve.
    APPROVAL_ABOVE_RECIPIENTS: String(approvalAbove ?? 'off'),
  };
}

/** The environment of the pages, with where the releases of remotes lie. */
function publishedEnvironment(origins: Origins, today: string | undefined): Environment {
  const sites = REMOTES.map((remote) => [remote, origins[remote] ?? ''] as const);
  return { ...localEnvironment(origins, today), sites: Object.fromEntries(sites) };
}

/** Secrets of the functions: what a deployment keeps in Secret Manager. */
export function functionsSecrets(): Variables {
  return {
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRETS: LOCAL_STRIPE.webhookSecret,
    UNSUBSCRIBE_SECRET: LOCAL_UNSUBSCRIBE_SECRET,
    BOUNCE_WEBHOOK_TOKENS: LOCAL_BOUNCE_TOKEN,
    ERASURE_SECRET: LOCAL_ERASURE_SECRET,
  };
}

export function stripeEmulatorVariables(origins: Origins, ports: Ports): Variables {
  return {
    STRIPE_EMULATOR_PORT: String(ports.stripe),
    STRIPE_EMULATOR_WEBHOOK_URL: functionUrl(origins, STRIPE_WEBHOOK),
    STRIPE_EMULATOR_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
  };
}

/** The address at which the functions emulator answers for a function. */
export function functionUrl(origins: Origins, name: string): string {
  return `${origins.functions}/${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;
}
