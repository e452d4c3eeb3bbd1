import { useBackend } from '../../testing/backend.ts';
import {
  HOUR_MS,
  provider,
  resetOutbox,
  send,
  sentMails,
  skip,
} from '../../testing/mail/outbox-desk.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { recordDonation } from '../donations/ledger.ts';
import { collection } from '../../base/firestore.ts';
import { receiptDocument } from './receipt-entry.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { receiptNumber } from '@raade/contracts/money/receipt-number';

const backend = useBackend();
const subjects = () => sentMails().map(({ subject }) => subject);

beforeEach(resetOutbox);

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = 'Your donation to RAADE';
const CORRECTED = 'Your corrected receipt from RAADE';
const CANCELED = 'Your canceled receipt from RAADE';

async function give(amount = 10_000): Promise<string> {
  const id = await backend.pay({ amount });
  await recordDonation(id, 'client');
  return id;
}

/** Refunds a donation at Stripe, and updates the ledger. */
async function refund(id: string, amount?: number): Promise<void> {
  await backend.stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });
  await recordDonation(id, 'webhook');
}

test('a partial refund creates a corrected receipt, and a refund of the rest a canceled one', async () => {
  const id = await give();
  await send();
  await refund(id, 2500);
  await send();
  await refund(id, 7500);
  await send();
  expect(subjects()).toEqual([FIRST, CORRECTED, CANCELED]);
  const number = receiptNumber(id);
  const [, corrected, canceled] = sentMails();
  expect(corrected?.text).toContain(`${number}/2`);
  for (const part of ['$100 USD', '$25 USD', '$75 USD']) expect(corrected?.text).toContain(part);
  expect(canceled?.text).toContain(`${number}/3`);
  expect(canceled?.text.replace(/\s+/g, ' ')).toContain(
    `Your receipt ${number}/2 is no longer valid`,
  );
  expect(await donationOf(id)).toMatchObject({
    receipt_number: number,
    receipt_revision: 3,
    receipt_returned_cents: 10_000,
  });
});

test('repeated and simultaneous events of a refund create one replacement', async () => {
  const id = await give();
  await backend.stripe.refunds.create({ payment_intent: id, amount: 2500 });
  await Promise.all(
    (['webhook', 'client', 'reconcile', 'webhook'] as const).map((source) =>
      recordDonation(id, source),
    ),
  );
  await recordDonation(id, 'webhook');
  expect((await receiptsOf(id)).map(({ revision }) => revision).sort()).toEqual([1, 2]);
});

test('a queued receipt that is replaced is not sent', async () => {
  const id = await give();
  provider.answer = () => ({ status: 'temporary', reason: 'busy' });
  await send();
  provider.reset();
  await refund(id, 2500);
  skip(HOUR_MS);
  await send();
  skip(HOUR_MS);
  await send();
  expect(subjects()).toEqual([CORRECTED]);
  const first = (await receiptDocument(id).get()).data();
  expect(first).toMatchObject({ status: 'needless', reason: expect.stringContaining('replaces') });
});

test('the first receipt of a donation that was partly refunded before shows the refund', async () => {
  const id = await backend.pay({ amount: 10_000 });
  await refund(id, 2500);
  await send();
  expect(subjects()).toEqual([FIRST]);
  for (const part of ['$100 USD', '$25 USD', '$75 USD'])
    expect(sentMails()[0]?.text).toContain(part);
});

test('a refund creates no receipt for a donation that never had one or whose donor was erased', async () => {
  const id = await backend.pay({ amount: 10_000 });
  await refund(id);
  expect(await receiptsOf(id)).toEqual([]);
  const erased = await give();
  const donation = collection('donations').doc(erased);
  await donation.update({ donor_email: '' });
  await refund(erased);
  expect(await receiptsOf(erased)).toHaveLength(1);
});

test('a ledger restored from before a refund queues no receipt twice', async () => {
  const id = await give();
  await refund(id, 2500);
  const donation = collection('donations').doc(id);
  await donation.update({
    receipt_revision: 1,
    receipt_returned_cents: 0,
    stripe_read_at: Timestamp.fromMillis(0),
  });
  await recordDonation(id, 'webhook');
  expect(await receiptsOf(id)).toHaveLength(2);
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 2 });
});

test('a rebuilt ledger uses no revision twice', async () => {
  const id = await give();
  await refund(id, 2500);
  await collection('donations').doc(id).delete();
  await recordDonation(id, 'reconcile');
  await refund(id, 1500);
  const revisions = (await receiptsOf(id)).map(({ revision, returned_cents }) => [
    revision,
    returned_cents,
  ]);
  expect(revisions.sort()).toEqual([
    [1, 0],
    [2, 2500],
    [3, 4000],
  ]);
});

test('a donation recorded too late for a receipt gets none for a refund, either', async () => {
  await backend.control.setClock({ now: new Date(Date.now() - 10 * DAY_MS).toISOString() });
  const id = await backend.pay({ amount: 10_000 });
  await backend.control.setClock({ real: true });
  await recordDonation(id, 'reconcile');
  await refund(id, 2500);
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 2500, receipt_revision: 0 });
  expect(await receiptsOf(id)).toEqual([]);
});
