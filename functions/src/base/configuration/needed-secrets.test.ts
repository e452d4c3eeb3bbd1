import '../../testing/test-environment.ts';
import type { HttpsOptions } from 'firebase-functions/https';
import {
  bouncesOptions,
  CALL_OPTIONS,
  scheduledWithStripe,
  webhookOptions,
} from './function-options.ts';
import { neededSecrets } from './needed-secrets.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

/** Names of the secrets that functions declare, of all kinds of functions. */
function declared(): Set<string> {
  const options: { readonly secrets?: HttpsOptions['secrets'] }[] = [
    ...Object.values(CALL_OPTIONS).map((optionsOf) => optionsOf()),
    ...[webhookOptions(), bouncesOptions(), scheduledWithStripe('every 1 minutes')],
  ];
  const secrets = options.flatMap((one) => one.secrets ?? []);
  return new Set(secrets.map((secret) => (typeof secret === 'string' ? secret : secret.name)));
}

test.each([
  {},
  { SMTP_USER: 'raade' },
  { SMTP_HOST: 'smtp-relay.brevo.com' },
  { SMTP_HOST: 'smtp-relay.brevo.com', ERASURE_DATABASE: 'erasures', BOUNCE_REPORTS: 'on' },
])('whoever sets up a project is asked for the secrets that functions declare, with %j', (more) => {
  for (const name of ['SMTP_USER', 'ERASURE_DATABASE', 'BOUNCE_REPORTS']) {
    Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, more);
  const names = neededSecrets(process.env as Record<string, string>).map(({ name }) => name);
  expect(new Set(names)).toEqual(declared());
});
