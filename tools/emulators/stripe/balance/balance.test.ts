import { emulator, pay, stripe, typesOf } from '../testing/running-emulator.ts';
import { errorOf } from '../testing/stripe-client.ts';

async function balance(): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}

const read = (id: string) =>
  stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction', 'latest_charge.refunds.data.balance_transaction'],
  });

test('a charge moves the balance by its amount without the fee', async () => {
  const { id } = await pay();
  expect((await read(id)).latest_charge).toMatchObject({
    balance_transaction: { type: 'charge', amount: 5000, fee: 175, net: 4825, currency: 'usd' },
    refunds: { data: [] },
  });
  expect(await balance()).toBe(4825);
});

test('a refund lowers the balance by its amount, and a failed refund restores it', async () => {
  const { id } = await pay();
  const { id: refund } = await stripe.refunds.create({ payment_intent: id, amount: 2000 });
  expect(await balance()).toBe(2825);
  emulator.control.settleRefund(refund, 'failed');
  expect((await read(id)).latest_charge).toMatchObject({
    amount_refunded: 0,
    refunds: { data: [{ status: 'failed', balance_transaction: { amount: -2000 } }] },
  });
  expect(await balance()).toBe(4825);
  expect(await typesOf('refund.')).toEqual(['refund.created', 'refund.updated', 'refund.failed']);
});

test('a pending refund leaves the balance unchanged until it succeeds', async () => {
  const { id } = await pay();
  emulator.control.setRefunds('pending');
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
  expect(await balance()).toBe(4825);
  emulator.control.settleRefund(refund.id, 'succeeded');
  expect(await balance()).toBe(-175);
});

test.each([
  ['won', 4825 - 1500],
  ['lost', 4825 - 5000 - 1500],
] as const)(
  'a dispute lowers the balance by amount and fee; once it is %s the balance is %i',
  async (how, left) => {
    const { id } = await pay();
    const dispute = emulator.control.openDispute({ paymentIntent: id });
    expect(await balance()).toBe(4825 - 5000 - 1500);
    emulator.control.closeDispute(dispute.id, how);
    expect(await balance()).toBe(left);
  },
);

test('an inquiry lowers no balance, allows refunds, and can become a dispute', async () => {
  const { id } = await pay();
  const inquiry = { paymentIntent: id, isInquiry: true, amount: 1000 };
  const { id: dispute, status } = emulator.control.openDispute(inquiry);
  expect(status).toBe('warning_needs_response');
  await stripe.refunds.create({ payment_intent: id, amount: 500 });
  expect(await balance()).toBe(4325);
  emulator.control.escalateInquiry(dispute);
  expect(await balance()).toBe(4325 - 1000 - 1500);
  const other = emulator.control.openDispute({ ...inquiry, paymentIntent: (await pay()).id });
  expect(emulator.control.closeDispute(other.id, 'lost').status).toBe('warning_closed');
  expect(await typesOf('charge.dispute.')).toEqual([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
    'charge.dispute.closed',
  ]);
});

test('an asynchronously captured charge enters the balance later, with an event', async () => {
  emulator.control.setCaptureSeconds(60);
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  const { id } = await pay();
  expect((await read(id)).latest_charge).toMatchObject({ balance_transaction: null });
  await emulator.control.setClock({ advanceSeconds: 60 });
  expect(await typesOf('charge.updated')).toHaveLength(1);
  expect((await read(id)).latest_charge).toMatchObject({ balance_transaction: { net: 4825 } });
});

test('a payout contains the available balance and lists its transactions', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  await pay();
  await emulator.control.setClock({ advanceSeconds: 3 * 24 * 60 * 60 });
  await pay();
  const { id, amount } = emulator.control.payOut();
  expect(amount).toBe(4825);
  const { data } = await stripe.balanceTransactions.list({ payout: id, expand: ['data.source'] });
  expect(data.map(({ type, source }) => [type, typeof source])).toEqual([
    ['payout', 'object'],
    ['charge', 'object'],
  ]);
  expect(await balance()).toBe(4825);
  expect(await typesOf('payout.reconciliation_completed')).toHaveLength(1);
});

test('an expansion deeper than four levels is refused', async () => {
  await pay();
  const expand = ['data.latest_charge.refunds.data.balance_transaction'];
  expect(await errorOf(stripe.paymentIntents.list({ expand }))).toMatchObject({ param: 'expand' });
});
