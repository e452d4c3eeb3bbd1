import { startStripeEmulator } from '../emulator.ts';
import { begin, emulator, pay, stripe, typesOf } from '../testing/running-emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { stripeClient } from '../testing/stripe-client.ts';

test('the clock can be set, moved and let go', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  await emulator.control.setClock({ advanceSeconds: 90 });
  const { created } = await begin();
  expect(created).toBe(Date.parse('2025-04-11T09:01:30Z') / 1000);
  await emulator.control.setClock({ real: true });
  expect((await begin()).created).toBeGreaterThan(created);
});

test('payments of the past are listed with their day, their fee and no news', async () => {
  const at = '2025-04-11T09:00:00Z';
  const payments = [{ at, amount: 5000, metadata: { kind: 'old' } }];
  const [id = ''] = emulator.control.addPastPayments(payments);
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  });
  const created = Date.parse(at) / 1000;
  expect(intent).toMatchObject({
    ...{ status: 'succeeded', created, metadata: { kind: 'old' } },
    latest_charge: { created, balance_transaction: { amount: 5000, fee: 175, created } },
  });
  expect(await typesOf()).toEqual([]);
});

test('a snapshot makes another emulator the same account', async () => {
  const { id } = await pay();
  const snapshot = await (await fetch(`${emulator.url}/control/snapshot`)).text();
  const other = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  const restored = await fetch(`${other.url}/control/restore`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: snapshot,
  });
  expect(restored.status).toBe(200);
  const theirs = stripeClient(other);
  const expand = { expand: ['latest_charge.balance_transaction', 'payment_method'] };
  expect(await theirs.paymentIntents.retrieve(id, expand)).toMatchObject({
    ...{ id, status: 'succeeded', payment_method: { card: { last4: '4242' } } },
    latest_charge: { balance_transaction: { amount: 5000 } },
  });
  expect((await theirs.events.list()).data).toHaveLength((await stripe.events.list()).data.length);
  await theirs.refunds.create({ payment_intent: id, amount: 1000 });
  await other.close();
});
