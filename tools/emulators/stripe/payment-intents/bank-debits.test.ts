import { emulator, stripe, typesOf } from '../testing/running-emulator.ts';
import { errorOf } from '../testing/stripe-client.ts';

const DAY = 24 * 60 * 60;
const debit = (payment_method: string) =>
  stripe.paymentIntents.create({
    amount: 100_000,
    currency: 'usd',
    confirm: true,
    payment_method,
    allowed_payment_method_types: ['card', 'us_bank_account'],
  });
const read = (id: string) =>
  stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
test('a bank debit is processing for days, then succeeds with its own fee', async () => {
  const { id, status } = await debit('pm_usBankAccount_success');
  expect(status).toBe('processing');
  await emulator.control.setClock({ advanceSeconds: 3 * DAY });
  expect(await read(id)).toMatchObject({
    status: 'processing',
    amount_received: 0,
    latest_charge: { status: 'pending', paid: false, balance_transaction: null },
  });
  await emulator.control.setClock({ advanceSeconds: 2 * DAY });
  expect(await read(id)).toMatchObject({
    status: 'succeeded',
    amount_received: 100_000,
    latest_charge: {
      status: 'succeeded',
      paid: true,
      balance_transaction: { fee: 500 },
      payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
    },
  });
  expect(await typesOf()).toEqual([
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('a bank debit can fail days later, and the intent can then be paid by card', async () => {
  const { id } = await debit('pm_usBankAccount_insufficientFunds');
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await emulator.control.setClock({ advanceSeconds: 5 * DAY });
  expect(await read(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'insufficient_funds' },
    latest_charge: { status: 'failed', failure_code: 'insufficient_funds' },
  });
  expect((await typesOf()).slice(-2)).toEqual(['charge.failed', 'payment_intent.payment_failed']);
  const again = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(again.status).toBe('succeeded');
});

test('an intent refuses a type of payment method that it does not allow', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  const refused = errorOf(
    stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount_success' }),
  );
  expect(await refused).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_incompatible_payment_method',
  });
});
