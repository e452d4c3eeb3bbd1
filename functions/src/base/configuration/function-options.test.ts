import '../../testing/test-environment.ts';
import {
  bouncesOptions,
  CALL_OPTIONS,
  pictureOptions,
  scheduled,
  scheduledWithMail,
  scheduledWithStripe,
  scheduledSweep,
} from './function-options.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  [{}, ['UNSUBSCRIBE_SECRET']],
  [{ SMTP_USER: 'raade' }, ['SMTP_PASSWORD', 'UNSUBSCRIBE_SECRET']],
])('with %j, a function that sends mail asks for no other secrets than %j', (settings, names) => {
  Object.assign(process.env, settings);
  expect(CALL_OPTIONS.mail().secrets).toEqual(
    names.map((name) => expect.objectContaining({ name })),
  );
});

test.each([
  [{}, ['STRIPE_SECRET_KEY']],
  [{ ERASURE_DATABASE: 'erasures' }, ['STRIPE_SECRET_KEY', 'ERASURE_SECRET']],
  [
    { ERASURE_DATABASE: 'erasures', SMTP_HOST: 'smtp-relay.brevo.com' },
    ['STRIPE_SECRET_KEY', 'ERASURE_SECRET', 'BREVO_API_KEY'],
  ],
])(
  'with %j, the function for a person’s data asks for no other secrets than %j',
  (settings, names) => {
    Object.assign(process.env, settings);
    expect(CALL_OPTIONS['handle-person-data']().secrets).toEqual(
      names.map((name) => expect.objectContaining({ name })),
    );
  },
);

test.each([
  [undefined, []],
  ['on', ['UNSUBSCRIBE_SECRET', 'BOUNCE_WEBHOOK_TOKENS']],
])('with BOUNCE_REPORTS=%s, the endpoint for bounces asks for %j', (setting, names) => {
  if (setting === undefined) delete process.env['BOUNCE_REPORTS'];
  else process.env['BOUNCE_REPORTS'] = setting;
  expect(bouncesOptions().secrets).toEqual(names.map((name) => expect.objectContaining({ name })));
});

test('a bucket for pictures that can be none stops the deployment', () => {
  process.env['PICTURES_BUCKET'] = 'gs://pictures';
  expect(pictureOptions).toThrow('PICTURES_BUCKET: must be the name of a bucket');
});

test.each(['UNSUBSCRIBE_URL', 'SITE_URL'])(
  'links that lead nowhere stop the deployment: %s',
  (setting) => {
    process.env[setting] = 'nowhere';
    expect(CALL_OPTIONS.mail).toThrow(`${setting}: must be a URL`);
    expect(() => scheduledWithMail('every 1 minutes')).toThrow(`${setting}: must be a URL`);
  },
);

test.each([scheduled, scheduledWithMail, scheduledWithStripe, scheduledSweep])(
  'no run of a clock’s function begins in a process in which the one before goes on: %p',
  (optionsFor) => {
    expect(optionsFor('every 1 minutes')).toMatchObject({ maxInstances: 1, concurrency: 1 });
  },
);
