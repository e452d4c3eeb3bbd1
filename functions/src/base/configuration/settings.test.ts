import { settings, stripeSecretKey, stripeWebhookSecrets } from './settings.ts';

const before = process.env;

beforeEach(() => {
  process.env = { ALLOWED_ORIGINS: 'https://a.example.org' };
});

afterAll(() => {
  process.env = before;
});

test('origins are separated by commas, with or without spaces', () => {
  process.env.ALLOWED_ORIGINS = 'https://a.example.org, http://localhost:4200';
  expect(settings().ALLOWED_ORIGINS).toEqual(['https://a.example.org', 'http://localhost:4200']);
});

test.each(['', '*', 'example.org', 'https://a.example.org/', 'https://a.example.org,'])(
  'the origins %j are refused',
  (origins) => {
    process.env.ALLOWED_ORIGINS = origins;
    expect(settings).toThrow('must be origins without a path');
  },
);

test('App Check is enforced only when the environment says so', () => {
  expect(settings().ENFORCE_APP_CHECK).toBe('false');
  process.env.ENFORCE_APP_CHECK = 'true';
  expect(settings().ENFORCE_APP_CHECK).toBe('true');
  process.env.ENFORCE_APP_CHECK = 'when-busy';
  expect(settings().ENFORCE_APP_CHECK).toBe('when-busy');
  process.env.ENFORCE_APP_CHECK = 'yes';
  expect(settings).toThrow('ENFORCE_APP_CHECK: must be "true", "when-busy" or "false"');
});

test('the visitor is the last hop, unless the environment says how many stand behind', () => {
  expect(settings().VISITOR_HOP).toBe(1);
  process.env.VISITOR_HOP = '2';
  expect(settings().VISITOR_HOP).toBe(2);
  for (const wrong of ['0', '-1', '1.5', 'last']) {
    process.env.VISITOR_HOP = wrong;
    expect(settings).toThrow('VISITOR_HOP: must be 1 or more');
  }
});

test('more than 500 recipients need an approval, unless the environment says otherwise', () => {
  expect(settings().APPROVAL_ABOVE_RECIPIENTS).toBe(500);
  for (const [text, limit] of [
    ['20', 20],
    ['0', 0],
    ['off', 'off'],
  ] as const) {
    process.env.APPROVAL_ABOVE_RECIPIENTS = text;
    expect(settings().APPROVAL_ABOVE_RECIPIENTS).toBe(limit);
  }
  for (const wrong of ['', '-1', '1.5', 'none', '1e3']) {
    process.env.APPROVAL_ABOVE_RECIPIENTS = wrong;
    expect(settings).toThrow('APPROVAL_ABOVE_RECIPIENTS: must be a whole number, or "off"');
  }
});

test('each variable that is missing or wrong is named, on a line of its own', () => {
  process.env = { STRIPE_API_BASE: 'localhost:4242' };
  expect(settings).toThrow(
    [
      'The environment of the functions is not complete:',
      'ALLOWED_ORIGINS: is missing',
      'STRIPE_API_BASE: must be a URL, like http://127.0.0.1:4242',
    ].join('\n'),
  );
});

test('several signing secrets are separated by commas', () => {
  process.env.STRIPE_WEBHOOK_SECRETS = 'whsec_old,whsec_new';
  expect(stripeWebhookSecrets()).toEqual(['whsec_old', 'whsec_new']);
});

test('a wrong secret is refused without being shown', () => {
  process.env.STRIPE_WEBHOOK_SECRETS = 'whsec_old,hunter2';
  process.env.STRIPE_SECRET_KEY = 'pk_test_published';
  expect(stripeWebhookSecrets).toThrow(/^(?!.*hunter2)[^]*STRIPE_WEBHOOK_SECRETS\.1: must be/);
  expect(stripeSecretKey).toThrow(/^(?!.*published)[^]*STRIPE_SECRET_KEY: must be a secret/);
});

test('Stripe’s keys may be secret or restricted ones', () => {
  for (const key of ['sk_live_1', 'rk_test_2']) {
    process.env.STRIPE_SECRET_KEY = key;
    expect(stripeSecretKey()).toBe(key);
  }
});
