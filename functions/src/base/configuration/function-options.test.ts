import '../../testing/test-environment.ts';
import type { HttpsOptions } from 'firebase-functions/https';
import {
  bouncesOptions,
  CALL_OPTIONS,
  scheduled,
  scheduledWithMail,
  scheduledWithStripe,
  scheduledSweep,
  webhookOptions,
} from './function-options.ts';
import { neededSecrets } from './needed-secrets.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const ERASING = { ERASURE_DATABASE: 'erasures' };

test.each([
  ['sends mail', CALL_OPTIONS.mail, {}, ['UNSUBSCRIBE_SECRET']],
  [
    'sends mail',
    CALL_OPTIONS.mail,
    { SMTP_USER: 'raade' },
    ['SMTP_PASSWORD', 'UNSUBSCRIBE_SECRET'],
  ],
  ['sends mail', CALL_OPTIONS.mail, ERASING, ['UNSUBSCRIBE_SECRET', 'ERASURE_SECRET']],
  ['handles a person’s data', CALL_OPTIONS['handle-person-data'], {}, ['STRIPE_SECRET_KEY']],
  [
    'handles a person’s data',
    CALL_OPTIONS['handle-person-data'],
    ERASING,
    ['STRIPE_SECRET_KEY', 'ERASURE_SECRET'],
  ],
  [
    'handles a person’s data',
    CALL_OPTIONS['handle-person-data'],
    { ...ERASING, SMTP_HOST: 'smtp-relay.brevo.com' },
    ['STRIPE_SECRET_KEY', 'ERASURE_SECRET', 'BREVO_API_KEY'],
  ],
  ['takes no bounces', bouncesOptions, { BOUNCE_REPORTS: undefined }, []],
  ['takes bounces', bouncesOptions, {}, ['UNSUBSCRIBE_SECRET', 'BOUNCE_WEBHOOK_TOKENS']],
])('a function that %s declares only its own secrets: %j', (_what, optionsOf, settings, names) => {
  for (const [name, setting] of Object.entries(settings)) {
    if (setting === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = setting;
  }
  expect(optionsOf().secrets).toEqual(names.map((name) => expect.objectContaining({ name })));
});

test.each(['UNSUBSCRIBE_URL', 'SITE_URL'])(
  'invalid addresses for links stop the deployment: %s',
  (setting) => {
    process.env[setting] = 'nowhere';
    expect(CALL_OPTIONS.mail).toThrow(`${setting}: must be a URL`);
    expect(() => scheduledWithMail('every 1 minutes')).toThrow(`${setting}: must be a URL`);
  },
);

test.each([scheduled, scheduledWithMail, scheduledWithStripe, scheduledSweep])(
  'a scheduled run never starts while the one before is still running: %p',
  (optionsFor) => {
    expect(optionsFor('every 1 minutes')).toMatchObject({ maxInstances: 1, concurrency: 1 });
  },
);

/** Names of all secrets that functions declare. */
function declared(): Set<string> {
  const options: { readonly secrets?: HttpsOptions['secrets'] }[] = [
    ...Object.values(CALL_OPTIONS).map((optionsOf) => optionsOf()),
    webhookOptions(),
    bouncesOptions(),
    scheduledWithStripe('every 1 minutes'),
  ];
  const secrets = options.flatMap((one) => one.secrets ?? []);
  return new Set(secrets.map((secret) => (typeof secret === 'string' ? secret : secret.name)));
}

test.each([
  {},
  { SMTP_USER: 'raade' },
  { SMTP_HOST: 'smtp-relay.brevo.com' },
  { SMTP_HOST: 'smtp-relay.brevo.com', ERASURE_DATABASE: 'erasures', BOUNCE_REPORTS: 'on' },
])('the setup of a project asks for all secrets that functions declare, with %j', (more) => {
  for (const name of ['SMTP_USER', 'ERASURE_DATABASE', 'BOUNCE_REPORTS']) {
    Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, more);
  const names = neededSecrets(process.env as Record<string, string>).map(({ name }) => name);
  expect(new Set(names)).toEqual(declared());
});
