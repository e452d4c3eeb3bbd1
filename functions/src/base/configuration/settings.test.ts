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

test.each([
  {
    name: 'ENFORCE_APP_CHECK',
    unset: 'false',
    read: { true: 'true', 'when-busy': 'when-busy' },
    wrong: ['yes'],
    message: 'must be "true", "when-busy" or "false"',
  },
  {
    // The visitor's address is the last one in the header, unless a proxy follows.
    name: 'VISITOR_HOP',
    unset: 1,
    read: { '2': 2 },
    wrong: ['0', '-1', '1.5', 'last'],
    message: 'must be 1 or more',
  },
  {
    name: 'APPROVAL_ABOVE_RECIPIENTS',
    unset: 500,
    read: { '20': 20, '0': 0, off: 'off' },
    wrong: ['', '-1', '1.5', 'none', '1e3'],
    message: 'must be a whole number, or "off"',
  },
] as const)('$name is $unset unless the environment says otherwise', (setting) => {
  const { name, unset, read, wrong, message } = setting;
  expect(settings()[name]).toBe(unset);
  for (const [text, value] of Object.entries(read)) {
    process.env[name] = text;
    expect(settings()[name]).toBe(value);
  }
  for (const text of wrong) {
    process.env[name] = text;
    expect(settings).toThrow(`${name}: ${message}`);
  }
});

test('each missing or wrong variable is reported on its own line', () => {
  process.env = { STRIPE_API_BASE: 'localhost:4242' };
  expect(settings).toThrow(
    [
      'The environment of the functions is not complete:',
      'ALLOWED_ORIGINS: is missing',
      'STRIPE_API_BASE: must be a URL, like http://127.0.0.1:4242',
    ].join('\n'),
  );
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
