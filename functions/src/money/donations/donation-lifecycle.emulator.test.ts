import type { DocumentData } from 'firebase-admin/firestore';
import { useBackend } from '../../testing/backend.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { beforeNextAnswer } from '../../testing/in-between.ts';
import { balanceAtStripe, balanceInLedger } from '../../testing/money/books.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { LOG } from '../../testing/test-environment.ts';
import { recordDonation } from './ledger.ts';
import { recordPayout, applyEvent } from './apply-event.ts';
import { isSubscribed } from './payment-of-event.ts';

const backend = useBackend();

beforeEach(async () => {
  await backend.control.reset();
  await firestore().recursiveDelete(collection('donations'));
});

const handledEvents = new Set<string>();

/** Handles all new events in order. */
async function receiveEvents(): Promise<void> {
  const { data } = await backend.stripe.events.list({ limit: 100 });
  for (const event of data.toReversed()) {
    if (handledEvents.has(event.id) || !isSubscribed(event)) continue;
    handledEvents.add(event.id);
    if (event.type !== 'payment_intent.payment_failed') await applyEvent(event, 'webhook');
  }
}

/** A donation after all its events. */
async function updated(id: string): Promise<DocumentData | undefined> {
  await receiveEvents();
  return donationOf(id);
}

async function moneyAtStripe(): Promise<number> {
  const { available, pending } = await backend.stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}

test('two refunds are recorded separately, with the amount left after each', async () => {
  const id = await backend.pay({ amount: 10_000 });
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  expect(await updated(id)).toMatchObject({
    payment_status: 'partially_refunded',
    refunded_cents: 1000,
    account_currency: 'usd',
    account_gross_cents: 10_000,
    account_fee_cents: 320,
    account_refunded_cents: 1000,
    account_net_cents: 8680,
    payment_method: 'card',
    card_brand: 'visa',
    card_last4: '4242',
  });
  await backend.stripe.refunds.create({ payment_intent: id, amount: 8000 });
  expect(await updated(id)).toMatchObject({
    refunded_cents: 9000,
    account_net_cents: 680,
  });
});

test.each(['refund.created', 'charge.refunded'])(
  'a refund is recorded even if its event %s is lost',
  async (lost) => {
    const id = await backend.pay();
    await receiveEvents();
    await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
    for (const { id: event } of (await backend.stripe.events.list({ type: lost })).data) {
      handledEvents.add(event);
    }
    expect(await updated(id)).toMatchObject({ refunded_cents: 1000 });
  },
);

test('a pending refund counts as returned; one that the bank rejects restores the donation, and is logged', async () => {
  const id = await backend.pay();
  await receiveEvents();
  backend.control.setRefunds('pending');
  const refund = await backend.stripe.refunds.create({ payment_intent: id });
  expect(await updated(id)).toMatchObject({
    payment_status: 'refunded',
    refund_pending_cents: 5000,
    refunded_cents: 0,
    account_net_cents: 4825,
    receipt_revision: 1,
  });
  backend.control.settleRefund(refund.id, 'succeeded');
  expect(await updated(id)).toMatchObject({
    refunded_cents: 5000,
    account_net_cents: -175,
    receipt_revision: 2,
  });
  const logged = LOG.length;
  backend.control.settleRefund(refund.id, 'failed');
  expect(await updated(id)).toMatchObject({
    payment_status: 'succeeded',
    refunded_cents: 0,
    refund_failed_cents: 5000,
    account_net_cents: 4825,
    receipt_revision: 3,
    receipt_returned_cents: 0,
  });
  await recordDonation(id, 'webhook');
  const lines = LOG.slice(logged).filter((line) => line.includes('the donor is still owed it'));
  expect(lines).toEqual([expect.stringContaining(id)]);
});

test('a won dispute restores the donation, and a lost one does not', async () => {
  const [won, lost] = [await backend.pay(), await backend.pay()];
  await receiveEvents();
  const disputes = [won, lost].map((id) => backend.control.openDispute({ paymentIntent: id }));
  expect(await updated(won)).toMatchObject({
    payment_status: 'disputed',
    dispute: 'open',
    disputed_cents: 5000,
    account_disputed_cents: 5000,
    account_fee_cents: 1675,
    account_net_cents: -1675,
    receipt_revision: 1,
  });
  backend.control.closeDispute(String(disputes[0]?.id), 'won');
  backend.control.closeDispute(String(disputes[1]?.id), 'lost');
  expect(await updated(won)).toMatchObject({
    payment_status: 'succeeded',
    dispute: 'won',
    account_disputed_cents: 0,
    account_net_cents: 3325,
  });
  expect(await updated(lost)).toMatchObject({
    payment_status: 'disputed',
    dispute: 'lost',
    account_disputed_cents: 5000,
    account_net_cents: -1675,
    receipt_revision: 2,
    receipt_returned_cents: 5000,
  });
});

test('an inquiry takes no money, and may be closed or become a dispute', async () => {
  const id = await backend.pay();
  await receiveEvents();
  const inquiry = backend.control.openDispute({ paymentIntent: id, isInquiry: true, amount: 700 });
  expect(await updated(id)).toMatchObject({
    payment_status: 'succeeded',
    dispute: 'inquiry',
    disputed_cents: 700,
    account_net_cents: 4825,
    receipt_revision: 1,
  });
  backend.control.escalateInquiry(inquiry.id);
  expect(await updated(id)).toMatchObject({
    payment_status: 'disputed',
    dispute: 'open',
  });
  const other = await backend.pay();
  const asked = backend.control.openDispute({ paymentIntent: other, isInquiry: true });
  backend.control.closeDispute(asked.id, 'lost');
  expect(await updated(other)).toMatchObject({
    payment_status: 'succeeded',
    dispute: 'inquiry-closed',
  });
});

test('the fee of a donation is recorded once Stripe captures its payment', async () => {
  backend.control.setCaptureSeconds(60);
  await backend.control.setClock({ now: new Date().toISOString() });
  const id = await backend.pay();
  expect(await updated(id)).not.toHaveProperty('account_currency');
  await backend.control.setClock({ advanceSeconds: 60 });
  expect(await updated(id)).toMatchObject({
    account_currency: 'usd',
    account_net_cents: 4825,
  });
});

test('a payout is recorded in its donations', async () => {
  await backend.control.setClock({ now: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  const id = await backend.pay();
  await backend.control.setClock({ real: true });
  const later = await backend.pay();
  const payout = backend.control.payOut();
  expect(await updated(id)).toMatchObject({ payout_id: payout.id });
  expect(await updated(later)).not.toHaveProperty('payout_id');
  await recordDonation(id, 'webhook');
  expect(await donationOf(id)).toMatchObject({ payout_id: payout.id });
});

test('a failure with one donation of a payout does not prevent recording the others', async () => {
  await backend.control.setClock({ now: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  const [spoilt, good] = [await backend.pay(), await backend.pay()];
  await backend.control.setClock({ real: true });
  await recordDonation(good, 'webhook');
  await backend.stripe.paymentIntents.update(spoilt, { metadata: { is_anonymous: 'maybe' } });
  const payout = backend.control.payOut();
  await expect(recordPayout(payout.id, 'webhook')).rejects.toThrow(spoilt);
  expect(await donationOf(good)).toMatchObject({ payout_id: payout.id });
});

test('an old donation that is first recorded by its payout gets no receipt', async () => {
  await backend.control.setClock({ now: new Date(Date.now() - 9 * 86_400_000).toISOString() });
  const id = await backend.pay();
  await backend.control.setClock({ real: true });
  await recordPayout(backend.control.payOut().id, 'reconcile');
  expect(await donationOf(id)).toMatchObject({ source: 'reconcile', receipt_revision: 0 });
});

test('the newer of two readings of Stripe wins, even if the older is written later', async () => {
  const id = await backend.pay();
  await updated(id);
  beforeNextAnswer(stripe().paymentIntents, 'retrieve', async () => {
    await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
    await updated(id);
  });
  await recordDonation(id, 'webhook');
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 1000 });
});

test('gross, fees, refunds and net of the ledger always equal Stripe’s balance to the cent', async () => {
  const ids = await Promise.all(
    [1234, 5000, 777, 10_001, 2550, 99_999].map((amount) => backend.pay({ amount })),
  );
  const [whole = '', part = '', failed = '', won = '', lost = ''] = ids;
  const { refunds } = backend.stripe;
  await refunds.create({ payment_intent: whole });
  for (let time = 0; time < 12; time += 1)
    await refunds.create({ payment_intent: part, amount: 7 });
  const sentBack = await refunds.create({ payment_intent: failed, amount: 500 });
  backend.control.settleRefund(sentBack.id, 'failed');
  const disputes = [won, lost].map((id) => backend.control.openDispute({ paymentIntent: id }));
  backend.control.closeDispute(String(disputes[0]?.id), 'won');
  backend.control.closeDispute(String(disputes[1]?.id), 'lost');
  await receiveEvents();

  const ledger = await balanceInLedger();
  expect(ledger).toEqual(await balanceAtStripe(backend.stripe));
  expect(ledger.net).toBe(await moneyAtStripe());
});
