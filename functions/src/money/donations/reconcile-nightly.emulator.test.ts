import { LOG } from '../../testing/test-environment.ts';
import { newRequest, useBackend } from '../../testing/backend.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { countOperations } from '../../testing/firestore-operations.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { toMetadata } from './donation-metadata.ts';
import { reconcileNight } from './reconcile-nightly.ts';
import { recordDonation } from './ledger.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NIGHTS = 130;
const DONATIONS = 20;
const BEGIN = Date.UTC(2025, 0, 1, 12);

const backend = useBackend();

beforeEach(async () => {
  await backend.control.reset();
  await clearAll();
  await setClock(BEGIN);
});

const setClock = (now: number) => backend.control.setClock({ now: new Date(now).toISOString() });
const unhurried = () => false;
const night = (days: number, isOver: () => boolean = unhurried) =>
  reconcileNight({ now: BEGIN + days * DAY_MS, isOver });

test('a donation costs less than ten reads in the nightly runs of four months', async () => {
  const operations = countOperations();
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = operations.soFar().reads;
    await work();
    return operations.soFar().reads - before;
  };
  await night(-1);
  const withoutDonations = await readsOf(() => night(0));
  for (let donation = 0; donation < DONATIONS; donation += 1)
    await recordDonation(await backend.pay(), 'client');
  const reads = await readsOf(async () => {
    for (let day = 1; day <= NIGHTS; day += 1) expect((await night(day)).problems).toEqual([]);
  });
  operations.stop();
  expect((reads - NIGHTS * withoutDonations) / DONATIONS).toBeLessThan(10);
});

test('events that the webhook missed are handled, however old the payment is', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  await night(1);
  await setClock(BEGIN + 90 * DAY_MS);
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await night(91);
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 1000 });
});

test('a missing payment is recorded, and one of other software is not', async () => {
  const id = await backend.pay();
  const other = await backend.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  await backend.confirm(other.id);
  expect(await night(1)).toMatchObject({ events: 1, failedEvents: [], problems: [] });
  expect(await donationOf(id)).toMatchObject({ source: 'reconcile' });
  expect(await donationOf(other.id)).toBeUndefined();
});

test('events that the webhook has handled are not handled again', async () => {
  const id = await backend.pay();
  const [paid] = (await backend.stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  await recordDonation(id, 'webhook', paid);
  expect(await night(1)).toMatchObject({ events: 0, failedEvents: [] });
});

test('a failing event does not prevent others, and is tried again', async () => {
  const [spoilt, good] = [await backend.pay(), await backend.pay()];
  await backend.stripe.paymentIntents.update(spoilt, { metadata: { is_anonymous: 'maybe' } });
  expect(await night(1)).toMatchObject({ events: 1, failedEvents: [expect.any(String)] });
  expect(await donationOf(good)).toBeDefined();
  await backend.stripe.paymentIntents.update(spoilt, { metadata: { is_anonymous: 'false' } });
  await night(5);
  expect(await donationOf(spoilt)).toBeDefined();
});

test('a failed event that is handled later does not hide a newer one of its payment', async () => {
  const id = await backend.pay();
  await backend.stripe.paymentIntents.update(id, { metadata: { is_anonymous: 'maybe' } });
  expect(await night(1)).toMatchObject({ failedEvents: [expect.any(String)] });
  await backend.stripe.paymentIntents.update(id, { metadata: { is_anonymous: 'false' } });
  const [paid] = (await backend.stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  // During the day the webhook gets the event again.
  await recordDonation(id, 'webhook', paid);
  await setClock(BEGIN + 10 * DAY_MS);
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await night(11);
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 1000 });
});

test('an event that always fails is fetched by its id, without listing all later events every night', async () => {
  const spoilt = await backend.pay();
  await backend.stripe.paymentIntents.update(spoilt, { metadata: { is_anonymous: 'maybe' } });
  await night(1);
  const listed = jest.spyOn(stripe().events, 'list');
  for (let day = 2; day <= 20; day += 1) {
    expect(await night(day)).toMatchObject({ events: 0, failedEvents: [expect.any(String)] });
  }
  const gte = (BEGIN + 19 * DAY_MS - HOUR_MS) / 1000;
  expect(listed.mock.lastCall?.[0]).toMatchObject({ created: { gte } });
  listed.mockRestore();
  await setClock(BEGIN + 45 * DAY_MS);
  expect(await night(45)).toMatchObject({ failedEvents: [] });
  expect(LOG.join('\n')).toContain('could not be processed and was dropped');
});

test('a run that has no time for all events leaves them to the next night', async () => {
  const id = await backend.pay();
  expect(await night(1, () => true)).toMatchObject({ events: 0 });
  expect(await donationOf(id)).toBeUndefined();
  expect(await night(9)).toMatchObject({ events: 1 });
  expect(await donationOf(id)).toBeDefined();
});

test('an event that Stripe lists late is found the next night', async () => {
  await night(1);
  await setClock(BEGIN + DAY_MS - HOUR_MS / 2);
  const id = await backend.pay();
  // By then the payment is older than the last days.
  expect(await night(9)).toMatchObject({ events: 1 });
  expect(await donationOf(id)).toBeDefined();
});

test('all payments are compared once a month; each night continues where the last ended', async () => {
  const metadata = { ...toMetadata(paymentRequestSchema.parse(newRequest())) };
  const payment = { at: new Date(BEGIN).toISOString(), amount: 5000, metadata };
  backend.control.addPastPayments(Array.from({ length: 250 }, () => payment));
  await night(0);
  await firestore().doc(`${COLLECTIONS.settings}/reconciliation`).delete();
  const list = jest.spyOn(stripe().paymentIntents, 'list');
  // Three days later all payments are older than the last days. Each night has time for one page of them.
  const nightOfOnePage = async (day: number) => {
    const before = list.mock.calls.length;
    return night(day, () => list.mock.calls.length > before + 1);
  };
  expect(await nightOfOnePage(3)).toMatchObject({ checked: 100 });
  expect(await nightOfOnePage(4)).toMatchObject({ checked: 100 });
  expect(await nightOfOnePage(5)).toMatchObject({ checked: 50 });
  expect(await nightOfOnePage(6)).toMatchObject({ checked: 0 });
  expect(await night(30)).toMatchObject({ checked: 0 });
  expect(await night(31)).toMatchObject({ checked: 250 });
  list.mockRestore();
});
