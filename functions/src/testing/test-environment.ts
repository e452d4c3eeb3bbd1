import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';

// Imported before the functions, which read their settings when they are defined. Each test file
// has a Firestore project of its own, so that files may run at the same time.

export const SITE_ORIGIN = 'https://site.example.org';
export const STRIPE_KEYS = { secretKey: 'sk_test_functions', publishableKey: 'pk_test_functions' };
export const WEBHOOK_SECRETS = { current: 'whsec_current', next: 'whsec_next' };

/** Tokens that Brevo and the relay for bounces send. */
export const BOUNCE_TOKENS = {
  current: 'a sample token that is shown with bounces',
  next: 'another sample token while one is exchanged',
};

process.env.GCLOUD_PROJECT = `${LOCAL_PROJECT_ID}-${randomUUID().slice(0, 8)}`;
process.env.ALLOWED_ORIGINS = `${SITE_ORIGIN}, https://giving.example.org`;
process.env.STRIPE_SECRET_KEY = STRIPE_KEYS.secretKey;
process.env.STRIPE_WEBHOOK_SECRETS = Object.values(WEBHOOK_SECRETS).join(',');
Object.assign(process.env, {
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@raade.test',
  EMAIL_TAX_WORDING: 'Sample wording of what a receipt says of tax.',
  ORGANIZATION_NAME: 'Rice Association for African Development',
  ORGANIZATION_ADDRESS: '6100 Sample Street, Houston, TX 77005',
  ORGANIZATION_TAX_ID: '12-3456789',
  RECEIPT_GOODS_WORDING: 'Sample wording of what a donor got for a gift.',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1025',
  SMTP_SECURITY: 'none',
  SITE_URL: SITE_ORIGIN,
  APPROVAL_ABOVE_RECIPIENTS: 'off',
  UNSUBSCRIBE_URL: `${SITE_ORIGIN}/unsubscribe`,
  BOUNCE_REPORTS: 'on',
  BOUNCE_WEBHOOK_TOKENS: Object.values(BOUNCE_TOKENS).join(','),
  UNSUBSCRIBE_SECRET: 'a sample secret of thirty-two characters',
});
// Tests must not publish the site of a local stack that runs at the same time.
delete process.env['PUBLISH_FOLDER'];
delete process.env['SITE_ENVIRONMENT'];
// The emulator needs no credentials of Google, so none are looked up on the network.
process.env.METADATA_SERVER_DETECTION = 'none';

/** Every line that the functions have logged. */
export const LOG: string[] = [];

for (const level of ['debug', 'info', 'warn', 'error'] as const) {
  console[level] = (...parts) => void LOG.push(parts.join(' '));
}

const closers: (() => Promise<void>)[] = [];

/** Runs `close` after all tests of the file, and before Firestore is closed. */
export const closeAfterTests = (close: () => Promise<void>) => void closers.unshift(close);

afterAll(async () => {
  for (const close of closers) await close();
  if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) return;
  const { firestore } = await import('../base/firestore.ts');
  await firestore().terminate();
});
