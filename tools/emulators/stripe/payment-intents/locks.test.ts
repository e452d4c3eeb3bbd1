import { begin, emulator, stripe } from '../testing/running-emulator.ts';
import { errorOf, stripeClient } from '../testing/stripe-client.ts';

const declined = (id: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
const BURST = 20;

/** Stops the emulator's clock: banks answer when a test says so, however busy the machine is. */
const stopClock = () => emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

const answerCards = () => emulator.control.setClock({ advanceSeconds: 0.05 });

test('one of many concurrent payments is processed, and the others get lock_timeout', async () => {
  await stopClock();
  emulator.control.setCardMs(50);
  const id = (await begin()).id;
  let answered = 0;
  const tries = Array.from({ length: BURST }, () => declined(id).finally(() => (answered += 1)));
  const errors = Promise.all(tries.map(errorOf));
  await until(() => answered === BURST - 1);
  await answerCards();
  const codes = (await errors).map(({ code }) => code);
  expect(codes.filter((code) => code === 'card_declined')).toHaveLength(1);
  expect(codes.filter((code) => code === 'lock_timeout')).toHaveLength(BURST - 1);
});

test('lock_timeout has the header stripe-should-retry, and the library retries', async () => {
  await stopClock();
  emulator.control.setCardMs(50);
  const id = (await begin()).id;
  const first = errorOf(declined(id));
  await until(() => emulator.control.state().lockedObjects === 1);
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject({
    statusCode: 429,
    code: 'lock_timeout',
    headers: expect.objectContaining({ 'stripe-should-retry': 'true' }),
  });
  const patient = stripeClient(emulator, { maxNetworkRetries: 2 });
  const canceled = patient.paymentIntents.cancel(id);
  await answerCards();
  await first;
  expect(await canceled).toMatchObject({ status: 'canceled' });
});
