import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  DONATION_KIND,
  DONATION_MESSAGES,
  MAX_DONATION_CENTS,
} from '@raade/contracts/money/donations';
import { donationOf } from '../../testing/ledger-reading.ts';
import { LOG } from '../../testing/test-environment.ts';

const backend = useBackend();

const send = (request: unknown) => backend.call(CALLABLES.processDonation, request);

const intentsMade = () => backend.control.state().paymentIntents.total;

test('[CALL-03] makes a card payment of the amount in cents and answers its client secret', async () => {
  const { clientSecret, paymentIntentId } = await backend.begin(newRequest({ amount: 2550 }));

  const intent = await backend.stripe.paymentIntents.retrieve(paymentIntentId);
  expect(intent).toMatchObject({
    amount: 2550,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    client_secret: clientSecret,
    status: 'requires_payment_method',
    receipt_email: null,
  });
});

test('the payment carries all that is needed to rebuild the donation', async () => {
  const request = newRequest({
    email: 'donor@example.org',
    message: ' Keep going! ',
    makeAnonymous: true,
  });
  const { paymentIntentId } = await backend.begin(request);

  const { metadata } = await backend.stripe.paymentIntents.retrieve(paymentIntentId);
  expect(metadata).toEqual({
    kind: DONATION_KIND,
    attempt: request.attempt,
    revision: '0',
    donor_name: 'Sample Donor',
    donor_email: 'donor@example.org',
    message: 'Keep going!',
    is_anonymous: 'true',
    donation_type: 'conference-support',
  });
});

test('nothing is recorded before it is paid', async () => {
  const { paymentIntentId } = await backend.begin(newRequest());

  expect(await donationOf(paymentIntentId)).toBeUndefined();
});

test.each([
  ['an amount below a dollar', 'amount', 99, DONATION_MESSAGES.invalidAmount],
  ['an amount with parts of a cent', 'amount', 50.5, DONATION_MESSAGES.invalidAmount],
  ['an amount as text', 'amount', '5000', DONATION_MESSAGES.invalidAmount],
  [
    'an amount that Stripe cannot take',
    'amount',
    MAX_DONATION_CENTS + 1,
    'Please contact us to give more than $999,999.99.',
  ],
  ['a name of one letter', 'fullName', ' A ', DONATION_MESSAGES.fullName],
  ['no name', 'fullName', undefined, DONATION_MESSAGES.fullName],
  ['an address without a domain', 'email', 'donor@example', DONATION_MESSAGES.email],
  ['no address', 'email', null, DONATION_MESSAGES.email],
  ['a long message', 'message', 'x'.repeat(501), 'Please use at most 500 characters'],
  ['an attempt that is no UUID', 'attempt', '1', 'attempt must be a random UUID'],
  ['a negative revision', 'revision', -1, 'revision must be a whole number from 0 to 1000'],
])(
  '[CALL-16] %s is refused as an invalid argument that says what to do',
  async (_what, path, value, message) => {
    const before = intentsMade();

    expect(await send({ ...newRequest(), [path]: value })).toEqual({
      status: 400,
      error: {
        status: 'INVALID_ARGUMENT',
        message: `Please correct this and send it again:\n${path}: ${message}`,
        details: { issues: [{ path, message }] },
      },
    });
    expect(intentsMade()).toBe(before);
  },
);

test('a field that the request does not have is refused', async () => {
  expect(await send({ ...newRequest(), currency: 'eur' })).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('currency') },
  });
});

test('a failure at Stripe is answered as passing, and logged without what the donor typed', async () => {
  backend.control.addFaults({
    requests: [{ path: '/v1/payment_intents', what: 'answer-500', times: 3 }],
  });

  expect(await send(newRequest())).toMatchObject({
    status: 503,
    error: { status: 'UNAVAILABLE', message: expect.stringContaining('try again') },
  });
  const line = LOG.find((entry) => entry.includes('process-donation failed'));
  expect(line).toContain('"type":"StripeAPIError"');
  expect(LOG.join('\n')).not.toMatch(/@example\.org|Sample Donor/);
});
