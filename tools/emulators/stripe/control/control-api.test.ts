import { begin, emulator, stripe, typesOf } from '../testing/running-emulator.ts';

test('the clock can be set, advanced and returned to real time', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  await emulator.control.setClock({ advanceSeconds: 90 });
  const { created } = await begin();
  expect(created).toBe(Date.parse('2025-04-11T09:01:30Z') / 1000);
  await emulator.control.setClock({ real: true });
  expect((await begin()).created).toBeGreaterThan(created);
});

test('past payments have their date and fee, and cause no events', async () => {
  const at = '2025-04-11T09:00:00Z';
  const payments = [{ at, amount: 5000, metadata: { kind: 'old' } }];
  const [id = ''] = emulator.control.addPastPayments(payments);
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  });
  const created = Date.parse(at) / 1000;
  expect(intent).toMatchObject({
    status: 'succeeded',
    created,
    metadata: { kind: 'old' },
    latest_charge: { created, balance_transaction: { amount: 5000, fee: 175, created } },
  });
  expect(await typesOf()).toEqual([]);
});
