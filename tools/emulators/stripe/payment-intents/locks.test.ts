import { begin, emulator, stripe } from '../testing/running-emulator.ts';
import { errorOf, stripeClient } from '../testing/stripe-client.ts';

const declined = (id: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
const codesOf = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.all(tries.map(errorOf))).map(({ code }) => code);

const BURST = 20;
const burst = (id: string) => codesOf(Array.from({ length: BURST }, () => declined(id)));
const declines = (codes: readonly unknown[]) =>
  codes.filter((code) => code === 'card_declined').length;

/** Stops the emulator's clock: banks answer when a test says so, however busy the machine is. */
const stopClock = () => emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass in steps, so that who waits for a lock has it as soon as it is free. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await emulator.control.setClock({ advanceSeconds: 0.01 });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('of cards that are tried at once one is answered, and the others meet the lock', async () => {
  await stopClock();
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 0 });
  const id = (await begin()).id;
  let answered = 0;
  const tries = Array.from({ length: BURST }, () => declined(id).finally(() => (answered += 1)));
  const codes = codesOf(tries);
  await until(() => answered === BURST - 1);
  await pass(50);
  expect(declines(await codes)).toBe(1);
  expect((await codes).filter((code) => code === 'lock_timeout')).toHaveLength(BURST - 1);
});

test('where requests wait, so many are answered as have their turn in that time', async () => {
  await stopClock();
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 120 });
  const codes = burst((await begin()).id);
  await until(() => emulator.control.state().locks.waiting === BURST - 1);
  expect(emulator.control.state().locks.held).toBe(1);
  await pass(200);
  // They begin after 0, 50 and 100 ms.
  expect(declines(await codes)).toBe(3);
});

test('the answer says that another try may find the intent free, and the library makes it', async () => {
  await stopClock();
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 0 });
  const id = (await begin()).id;
  const first = errorOf(declined(id));
  await until(() => emulator.control.state().locks.held === 1);
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject({
    ...{ statusCode: 429, code: 'lock_timeout' },
    headers: expect.objectContaining({ 'stripe-should-retry': 'true' }),
  });
  const patient = stripeClient(emulator, { maxNetworkRetries: 2 });
  const canceled = patient.paymentIntents.cancel(id);
  await pass(50);
  await first;
  expect(await canceled).toMatchObject({ status: 'canceled' });
});
