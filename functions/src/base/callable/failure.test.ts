import { LOG } from '../../testing/test-environment.ts';
import Stripe from 'stripe';
import { GrpcStatus } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { runCall } from './failure.ts';

// Failed calls are counted in Firestore, which this test does not run.
jest.mock('../metrics/count-failed-call.ts', () => ({ countFailedCall: () => Promise.resolve() }));

const { StripeAuthenticationError, StripeConnectionError, StripeInvalidRequestError } =
  Stripe.errors;

const answerOf = (error: unknown) => runCall('a-function', () => Promise.reject(error));

test.each([
  ['not-found', undefined],
  ['failed-precondition', { reason: 'already-paid' }],
] as const)(
  'an ordinary refusal is passed on unchanged and is not logged: %s',
  async (...answer) => {
    const [code, details] = answer;
    const refusal = new HttpsError(code, 'There is no such thing.', details);
    const logged = LOG.length;

    await expect(answerOf(refusal)).rejects.toBe(refusal);
    expect(LOG).toHaveLength(logged);
  },
);

test.each([
  ['unauthenticated', undefined],
  ['permission-denied', undefined],
  ['resource-exhausted', { reason: 'network' }],
  ['invalid-argument', { issues: [{ path: 'email', message: 'ada@' }] }],
  ['failed-precondition', { reason: 'sign-in-too-old' }],
] as const)(
  'a refusal that may point to an attack is logged with its reason, without input: %s',
  async (code, details) => {
    const refusal = new HttpsError(code, 'ada@example.org may not do that.', details);
    await expect(answerOf(refusal)).rejects.toBe(refusal);
    const reason = details && 'reason' in details ? { reason: details.reason } : {};
    expect(JSON.parse(LOG.at(-1) ?? '')).toEqual({
      severity: 'WARNING',
      message: 'a-function refused',
      code,
      ...reason,
    });
  },
);

test.each([
  ['a broken connection to Stripe', new StripeConnectionError({ message: 'reset' })],
  ['an unavailable Firestore', Object.assign(new Error(), { code: GrpcStatus.UNAVAILABLE })],
  ['contention in Firestore', Object.assign(new Error(), { code: GrpcStatus.ABORTED })],
  ['an unavailable bucket', Object.assign(new Error(), { code: 503 })],
  ['a lost connection', Object.assign(new Error(), { code: 'ECONNRESET' })],
  [
    'a transaction that lost to concurrent ones',
    Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), {
      code: GrpcStatus.INVALID_ARGUMENT,
    }),
  ],
])('[CALL-16] %s is answered as unavailable', async (_what, error) => {
  await expect(answerOf(error)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['a key that Stripe refuses', new StripeAuthenticationError({ message: 'Invalid API Key' })],
  ['a bug in our code', new TypeError('undefined is not a function')],
  [
    'an argument that Firestore refuses',
    Object.assign(new Error('bad'), { code: GrpcStatus.INVALID_ARGUMENT }),
  ],
  ['a bucket that denies us access', Object.assign(new Error('no access'), { code: 403 })],
  ['a thrown value that is no error', 'nonsense'],
])('[CALL-16] %s is answered as internal, without its message', async (_what, error) => {
  await expect(answerOf(error)).rejects.toMatchObject({
    code: 'internal',
    message: 'Something went wrong on our side. Please contact us.',
  });
});

test('a failure at Stripe is logged with its request id, without its message', async () => {
  const error = new StripeInvalidRequestError({
    message: 'Invalid email address: donor@example.org',
    code: 'email_invalid',
    param: 'receipt_email',
    statusCode: 400,
    requestId: 'req_1',
  });

  await expect(answerOf(error)).rejects.toThrow(HttpsError);

  expect(JSON.parse(LOG.at(-1) ?? '')).toMatchObject({
    message: expect.stringContaining('a-function failed'),
    cause: {
      type: 'StripeInvalidRequestError',
      code: 'email_invalid',
      param: 'receipt_email',
      statusCode: 400,
      requestId: 'req_1',
    },
  });
  expect(LOG.at(-1)).not.toContain('donor@example.org');
});
