import { useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { donationOf, eventsOf, receiptsOf } from '../../testing/ledger-reading.ts';

const backend = useBackend({ delivers: true });

afterEach(() => backend.control.setClock({ real: true }));
test('a donor who closes the page after paying is in the ledger, with a receipt', async () => {
  const id = await backend.pay();
  await backend.control.settled();

  expect(await donationOf(id)).toMatchObject({ source: 'webhook' });
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('[DON-32] whatever Stripe loses, doubles and reorders on the way, the donation is recorded once', async () => {
  const type = 'payment_intent.succeeded';
  backend.control.addFaults({
    webhooks: [
      { type, what: 'drop' },
      { type, what: 'answer-lost', nth: 2 },
      { type, what: 'duplicate', nth: 3 },
    ],
  });
  const id = await backend.pay();
  await backend.control.settled();
  expect(await donationOf(id)).toBeUndefined();

  await backend.call(CALLABLES.recordDonation, { paymentIntentId: id });
  await backend.control.setClock({ advanceSeconds: 1 });
  await backend.control.setClock({ advanceSeconds: 5 });

  expect(backend.control.state().faultsWaiting).toBe(0);
  expect(await donationOf(id)).toMatchObject({ source: 'client', payment_status: 'succeeded' });
  expect(await receiptsOf(id)).toHaveLength(1);
  expect(await eventsOf(id)).toHaveLength(1);
});
