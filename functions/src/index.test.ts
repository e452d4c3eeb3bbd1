import './testing/test-environment.ts';
import { callTimeoutMs, STRIPE_TIMEOUT_MS } from '@raade/contracts/base/call-times';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import {
  BLOCKING,
  CALLABLES,
  EMAIL_BOUNCES,
  EMAIL_UNSUBSCRIBE,
  functionOf,
  FUNCTIONS_REGION,
  RELEASE_WORKFLOW,
  RENDER_PAGES,
  SCHEDULES,
  STRIPE_WEBHOOK,
  TASKS,
  TRIGGERS,
  UPLOAD_PICTURE,
} from '@raade/contracts/base/callables';
import { DEPLOYED_FUNCTIONS, DEPLOYED_TRIGGERS } from './testing/deployed-functions.ts';

test('exactly the functions of the contracts are deployed, under their names', () => {
  expect([...DEPLOYED_FUNCTIONS.keys(), ...DEPLOYED_TRIGGERS].sort()).toEqual(
    [
      ...new Set(Object.values(CALLABLES).map(functionOf)),
      ...Object.values(BLOCKING),
      ...Object.values(SCHEDULES),
      EMAIL_BOUNCES,
      COLLECT,
      EMAIL_UNSUBSCRIBE,
      RELEASE_WORKFLOW,
      RENDER_PAGES,
      ...Object.values(TASKS),
      ...Object.values(TRIGGERS),
      STRIPE_WEBHOOK,
      UPLOAD_PICTURE,
    ].sort(),
  );
});

test.each([
  [CALLABLES.processDonation, ['STRIPE_SECRET_KEY']],
  [CALLABLES.recordDonation, ['STRIPE_SECRET_KEY']],
  ['treasury', ['STRIPE_SECRET_KEY']],

  [CALLABLES.handlePersonData, ['STRIPE_SECRET_KEY']],
  [SCHEDULES.reconcileNightly, ['STRIPE_SECRET_KEY']],
  [EMAIL_UNSUBSCRIBE, ['UNSUBSCRIBE_SECRET']],
  [STRIPE_WEBHOOK, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS']],
])('%s runs in our region with only the secrets it needs', (name, secrets) => {
  expect(DEPLOYED_FUNCTIONS.get(name)?.__endpoint).toMatchObject({
    region: [FUNCTIONS_REGION],
    secretEnvironmentVariables: secrets.map((key) => ({ key })),
  });
});

test.each(['acknowledge-application', 'staff', 'visitors'])('%s has no secret', (name) => {
  const { secretEnvironmentVariables } = DEPLOYED_FUNCTIONS.get(name)?.__endpoint ?? {};
  expect(secretEnvironmentVariables).toBeUndefined();
});

test('no more functions are deployed than the plan allows', () => {
  expect(DEPLOYED_FUNCTIONS.size + DEPLOYED_TRIGGERS.length).toBeLessThanOrEqual(25);
});

/** Seconds that Firebase gives a function that names none. */
const DEFAULT_SECONDS = 60;

test.each(Object.values(CALLABLES))('%s may run longer than its page waits', (name) => {
  const { timeoutSeconds } = DEPLOYED_FUNCTIONS.get(functionOf(name))?.__endpoint ?? {};
  const seconds = typeof timeoutSeconds === 'number' ? timeoutSeconds : DEFAULT_SECONDS;
  expect(callTimeoutMs(name)).toBeGreaterThan(STRIPE_TIMEOUT_MS);
  expect(seconds * 1000).toBeGreaterThan(callTimeoutMs(name));
});
