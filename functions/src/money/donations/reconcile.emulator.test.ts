import { newRequest, useBackend } from '../../testing/backend.ts';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { beforeNextAnswer, beforeNextQuery } from '../../testing/in-between.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { recordDonation } from './ledger.ts';
import { reconcile } from './reconcile.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const backend = useBackend();

beforeEach(async () => {
  await backend.control.reset();
  await firestore().recursiveDelete(collection('donations'));
});

const sinceYesterday = () => ({ since: new Date(Date.now() - DAY_MS) });
const nothingWrong = { problems: [], cursor: null };

/** A record without the fields about how and when it was written. */
function moneyOf(donation: DocumentData | undefined): DocumentData {
  return { ...donation, source: undefined, recorded_at: undefined, stripe_read_at: undefined };
}

test('missing payments are recorded, and their receipts are queued', async () => {
  const [known, missing] = [await backend.pay(), await backend.pay({ amount: 12_345 })];
  await recordDonation(known, 'client');

  expect(await reconcile(sinceYesterday())).toEqual({
    checked: 2,
    added: 1,
    updated: 0,
    ...nothingWrong,
  });
  expect(await donationOf(missing)).toMatchObject({ amount_cents: 12_345, source: 'reconcile' });
  expect(await receiptsOf(missing)).toHaveLength(1);

  expect(await reconcile(sinceYesterday())).toMatchObject({ checked: 2, added: 0, updated: 0 });
  expect(await receiptsOf(known)).toHaveLength(1);
  expect(await receiptsOf(missing)).toHaveLength(1);
});

test('a lost ledger is rebuilt with equal amounts, and no receipt is queued again', async () => {
  const ids = [
    await backend.pay({ amount: 2550, message: 'Good luck.' }),
    await backend.pay({ makeAnonymous: true }),
    await backend.pay(),
  ];
  await backend.stripe.refunds.create({ payment_intent: String(ids[2]), amount: 1000 });
  for (const id of ids) {
    await recordDonation(id, 'webhook', { id: `evt_${id}`, type: 'succeeded', created: 1 });
  }
  const before = await Promise.all(ids.map(donationOf));
  await firestore().recursiveDelete(collection('donations'));

  expect(await reconcile(sinceYesterday())).toMatchObject({ added: 3, ...nothingWrong });

  const after = await Promise.all(ids.map(donationOf));
  expect(after.map(moneyOf)).toEqual(before.map(moneyOf));
  expect((await Promise.all(ids.map(receiptsOf))).map((receipts) => receipts.length)).toEqual([
    1, 1, 1,
  ]);
});

test('a rebuilt donation accepts events that were handled before the loss', async () => {
  const id = await backend.pay();
  const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', created: 1 };
  await recordDonation(id, 'webhook', event);
  await firestore().recursiveDelete(collection('donations'));

  expect(await recordDonation(id, 'webhook', event)).toBe('recorded');
  expect(await donationOf(id)).toBeDefined();
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('missed refunds and disputes are added to their donations, and wrong ones are undone', async () => {
  const ids = [await backend.pay(), await backend.pay(), await backend.pay(), await backend.pay()];
  const [part = '', whole = '', disputed = '', ahead = ''] = ids;
  for (const id of ids) await recordDonation(id, 'client');
  await backend.stripe.refunds.create({ payment_intent: part, amount: 1000 });
  await backend.stripe.refunds.create({ payment_intent: whole });
  backend.control.openDispute({ paymentIntent: disputed });
  const donations = collection('donations');
  await donations.doc(ahead).update({ payment_status: 'refunded' });

  expect(await reconcile(sinceYesterday())).toMatchObject({
    updated: 4,
    added: 0,
    ...nothingWrong,
  });

  const statuses = await Promise.all(ids.map(async (id) => (await donationOf(id))?.payment_status));
  expect(statuses).toEqual(['partially_refunded', 'refunded', 'disputed', 'succeeded']);
});

test('payments of other software, unpaid ones and older ones are ignored', async () => {
  const early = new Date(Date.now() - 2 * HOUR_MS);
  await backend.control.setClock({ now: early.toISOString() });
  await backend.pay();
  await backend.control.setClock({ real: true });
  await backend.begin(newRequest());
  const foreign = await backend.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  await backend.confirm(foreign.id);

  const since = new Date(Date.now() - HOUR_MS);
  expect(await reconcile({ since })).toMatchObject({ checked: 0, added: 0, ...nothingWrong });
});

test('problems that need a person are reported, and do not prevent other repairs', async () => {
  const ids = [await backend.pay(), await backend.pay(), await backend.pay(), await backend.pay()];
  const [spoilt = '', differing = '', malformed = '', missing = ''] = ids;
  await backend.stripe.paymentIntents.update(spoilt, { metadata: { is_anonymous: 'maybe' } });
  for (const id of [differing, malformed]) await recordDonation(id, 'client');
  const donations = collection('donations');
  await donations.doc(differing).update({ amount_cents: 1 });
  await donations.doc(malformed).update({ payment_status: 'won' });

  const { problems, ...counts } = await reconcile(sinceYesterday());

  expect(counts).toMatchObject({ checked: 4, added: 1 });
  expect(problems).toEqual([
    {
      paymentIntentId: malformed,
      problem: 'The record in the ledger is malformed. See the log.',
    },
    { paymentIntentId: differing, problem: 'The ledger says $0.01, Stripe says $50.' },
    { paymentIntentId: spoilt, problem: expect.stringContaining('not a valid donation') },
  ]);
  expect(await donationOf(missing)).toBeDefined();
  expect(await donationOf(malformed)).toMatchObject({ payment_status: 'won' });
});

test('changes of the ledger during the comparison are not reported as problems', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  beforeNextQuery(async () => {
    await backend.stripe.refunds.create({ payment_intent: id });
    await recordDonation(id, 'webhook');
  });
  expect(await reconcile(sinceYesterday())).toMatchObject({ updated: 0, ...nothingWrong });
  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded' });
});

test('donations recorded after the list was read are not reported as problems', async () => {
  beforeNextAnswer(stripe().paymentIntents, 'list', async () =>
    recordDonation(await backend.pay(), 'client'),
  );
  expect(await reconcile(sinceYesterday())).toMatchObject({ checked: 0, ...nothingWrong });
});

test('donations that Stripe does not confirm are reported', async () => {
  const [paid, unpaid] = [await backend.pay(), (await backend.begin(newRequest())).paymentIntentId];
  await recordDonation(paid, 'client');
  const donations = collection('donations');
  const record = { ...(await donationOf(paid)) };
  await donations.doc(unpaid).set(record);
  await donations.doc('pi_forged').set(record);
  const early = Timestamp.fromMillis(Date.now() - 2 * DAY_MS);
  await donations.doc('pi_ofAnotherTime').set({ ...record, created_at: early });

  const { problems } = await reconcile(sinceYesterday());

  expect(problems).toHaveLength(2);
  expect(problems).toEqual(
    expect.arrayContaining([
      { paymentIntentId: 'pi_forged', problem: 'The ledger has it, but Stripe does not.' },
      {
        paymentIntentId: unpaid,
        problem: 'The ledger has it, but Stripe says it is requires_payment_method.',
      },
    ]),
  );
});

test('an old donation is recorded without a receipt, and is reported', async () => {
  await backend.control.setClock({ now: new Date(Date.now() - 8 * DAY_MS).toISOString() });
  const old = await backend.pay();
  await backend.control.setClock({ real: true });

  const report = await reconcile({ since: new Date(Date.now() - 9 * DAY_MS) });

  expect(report).toMatchObject({
    added: 1,
    problems: [{ paymentIntentId: old, problem: expect.stringContaining('thank the donor') }],
  });
  expect(await receiptsOf(old)).toEqual([]);
});

test('a failure of Firestore ends the run without a report, and the next run makes the repairs', async () => {
  const id = await backend.pay();
  jest.spyOn(firestore(), 'runTransaction').mockRejectedValueOnce(new Error('Firestore is away'));
  await expect(reconcile(sinceYesterday())).rejects.toThrow('Firestore is away');

  expect(await reconcile(sinceYesterday())).toMatchObject({ added: 1 });
  expect(await donationOf(id)).toBeDefined();
});
