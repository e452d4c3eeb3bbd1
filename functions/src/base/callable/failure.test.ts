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
  'an answer that keeps nobody out goes out as it is, unlogged: %s',
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
  'what keeps somebody out is logged, with its reason and nothing that was sent: %s',
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
  ['a connection to Stripe that broke', new StripeConnectionError({ message: 'reset' })],
  ['a Firestore that is away', Object.assign(new Error(), { code: GrpcStatus.UNAVAILABLE })],
  ['a Firestore that is contended', Object.assign(new Error(), { code: GrpcStatus.ABORTED })],
  ['a bucket that is away', Object.assign(new Error(), { code: 503 })],
  ['a connection that was lost', Object.assign(new Error(), { code: 'ECONNRESET' })],
  [
    'a transaction that lost to others',
    Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), {
      code: GrpcStatus.INVALID_ARGUMENT,
    }),
  ],
])('[CALL-16] %s is answered as unavailable', async (_what, error) => {
  await expect(answerOf(error)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['a key that Stripe refuses', new StripeAuthenticationError({ message: 'Invalid API Key' })],
  ['a fault of ours', new TypeError('undefined is not a function')],
  [
    'an argument that Firestore refuses',
    Object.assign(new Error('bad'), { code: GrpcStatus.INVALID_ARGUMENT }),
  ],
  ['a bucket that refuses us', Object.assign(new Error('no access'), { code: 403 })],
  ['what is no error at all', 'nonsense'],
])('[CALL-16] %s is answered as internal, without its message', async (_what, error) => {
  await expect(answerOf(error)).rejects.toMatchObject({
    code: 'internal',
    message: 'Something went wrong on our side. Please contact us.',
  });
});

test('a failure at Stripe is logged so that it can be found there, without its message', async () => {
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
