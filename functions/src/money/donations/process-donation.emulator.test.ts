import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { MAX_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import { DONATION_KIND, DONATION_MESSAGES } from '@raade/contracts/money/donation.schema';
import { donationOf } from '../../testing/ledger-reading.ts';

const backend = useBackend();

const send = (request: unknown) => backend.call(CALLABLES.processDonation, request);

const intentsMade = () => backend.control.state().paymentIntents.total;

test('[CALL-03] a card payment has the amount in cents and all details in its metadata, and its client secret is returned', async () => {
  const request = newRequest({
    amount: 2550,
    email: 'donor@example.org',
    message: ' Keep going! ',
    makeAnonymous: true,
  });
  const { clientSecret, paymentIntentId } = await backend.begin(request);

  const intent = await backend.stripe.paymentIntents.retrieve(paymentIntentId);
  expect(intent).toMatchObject({
    amount: 2550,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    client_secret: clientSecret,
    status: 'requires_payment_method',
  });
  expect(intent.metadata).toEqual({
    kind: DONATION_KIND,
    attempt: request.attempt,
    revision: '0',
    donor_name: 'Sample Donor',
    donor_email: 'donor@example.org',
    message: 'Keep going!',
    is_anonymous: 'true',
    donation_type: 'conference-support',
  });
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
  '[CALL-16] %s is refused as an invalid argument, with advice',
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
