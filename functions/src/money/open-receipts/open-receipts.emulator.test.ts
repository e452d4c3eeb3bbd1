import { provider, resetOutbox, send } from '../../testing/mail/outbox-desk.ts';
import { Timestamp } from 'firebase-admin/firestore';
import {
  MOST_RECEIPTS_LISTED,
  RECEIPT_LATE_AFTER_MS,
} from '@raade/contracts/money/waiting-receipts';
import { mailSwitchDocument } from '../../mail/deliveries/mail-switch.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { suppress } from '../../testing/mail/registrants.ts';
import { auditActions } from '../../testing/mail/campaign-desk.ts';
import { retryReceipt } from './retry-receipt.ts';
import { receiptDocument } from '../receipts/receipt-entry.ts';
import { listReceipts } from './calls.ts';

const ACTOR = { actor: 'ada', actor_address: null };
const ADDRESS = 'donor@example.org';
let age = 0;

beforeEach(async () => {
  age = 0;
  await resetOutbox();
});

/** Creates a receipt that is younger than the one before; returns its id. */
async function receipt(payment: string, changes: object): Promise<string> {
  age += 1000;
  const created_at = Timestamp.fromMillis(Date.now() - 10 * RECEIPT_LATE_AFTER_MS + age);
  const donation = {
    donor_name: 'Sam',
    donor_email: ADDRESS,
    amount_cents: 100,
    created_at,
    paid_at: created_at,
    receipt_number: receiptNumber(payment),
  };
  await collection('donations').doc(payment).set(donation);
  const document = receiptDocument(payment);
  await document.set({
    kind: 'donation-receipt',
    donation_id: payment,
    to: ADDRESS,
    created_at,
    revision: 1,
    returned_cents: 0,
    attempts: 3,
    reason: 'why',
    lease: `lease of ${payment}`,
    due_at: null,
    ...changes,
  });
  return document.id;
}

const listed = async () => (await listReceipts()).receipts.map(({ id, status }) => [id, status]);
const statusOf = async (payment: string): Promise<unknown> =>
  (await receiptDocument(payment).get()).get('status');

test('unsent receipts are listed with the cause, the oldest first; sent and new ones are not', async () => {
  const due_at = Timestamp.fromMillis(Date.now() + 60_000);
  const statement = { kind: 'yearly-statement', donation_id: null, statement_id: '2026_x' };
  const expected = [
    [await receipt('pi_0', { ...statement, status: 'held' }), 'held'],
    [await receipt('pi_1', { status: 'failed' }), 'failed'],
    [await receipt('pi_2', { status: 'waiting', due_at }), 'waiting'],
    [await receipt('pi_3', { status: 'unknown' }), 'unknown'],
    [await receipt('pi_4', { status: 'held', reason: 'mailbox does not exist' }), 'held'],
  ];
  await receipt('pi_5', { status: 'sent' });
  await receipt('pi_6', { status: 'waiting', created_at: Timestamp.now() });
  await receipt('pi_8', { status: 'needless' });
  await receipt('pi_7', { status: 'failed', kind: 'application-confirmation' });
  expect(await listed()).toEqual(expected);
  const { receipts, hasMore, sending } = await listReceipts();
  expect({ hasMore, sending }).toEqual({ hasMore: false, sending: { is: 'on' } });
  expect(receipts[4]).toMatchObject({
    to: ADDRESS,
    donation_id: 'pi_4',
    reason: 'mailbox does not exist',
  });
});

test('malformed receipts are listed, too, and the list has a limit', async () => {
  await receipt('pi_0', { status: 'failed', attempts: 'three', reason: 7, due_at: 'soon' });
  expect((await listReceipts()).receipts).toMatchObject([{ attempts: 0, reason: null }]);
  const batch = firestore().batch();
  for (let number = 1; number <= MOST_RECEIPTS_LISTED; number += 1) {
    const created_at = Timestamp.fromMillis(number);
    const document = receiptDocument(`pi_${number}`);
    batch.set(document, { kind: 'donation-receipt', status: 'held', created_at });
  }
  await batch.commit();
  const { receipts, hasMore } = await listReceipts();
  expect([receipts.length, hasMore]).toEqual([MOST_RECEIPTS_LISTED, true]);
});

test('staff see that sending is stopped, or that the provider refuses mail, until it accepts it again', async () => {
  for (const payment of ['pi_1', 'pi_2', 'pi_3'])
    await receipt(payment, { status: 'waiting', due_at: Timestamp.fromMillis(0) });
  provider.answer = () => ({ status: 'blocked', reason: '535 5.7.8 sign in', code: '5.7.8' });
  await send();
  const refused = (await listReceipts()).sending;
  expect(refused).toEqual({ is: 'refused', since: expect.any(String) });
  // A postponed mail does not show that the provider accepts mail again.
  await receiptDocument('pi_1').update({ due_at: Timestamp.fromMillis(0) });
  await send();
  expect((await listReceipts()).sending).toEqual(refused);
  provider.reset();
  for (const payment of ['pi_1', 'pi_2', 'pi_3'])
    await receiptDocument(payment).update({ due_at: Timestamp.fromMillis(0) });
  await send();
  expect((await listReceipts()).sending).toEqual({ is: 'on' });
  await mailSwitchDocument().set({ sending: false, changed_by: 'ada' });
  expect((await listReceipts()).sending).toEqual({ is: 'stopped' });
});

test.each(['failed', 'waiting', 'unknown', 'held'])(
  'a receipt that is %s is sent once after two retries, with one audit entry',
  async (status) => {
    const id = await receipt('pi_1', { status });
    const press = () => retryReceipt({ id, lease: 'lease of pi_1' }, ACTOR);
    const answers = await Promise.all([press(), press()]);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    await send();
    // If the answer was lost, the page calls again, and the result may be unknown again.
    await receiptDocument('pi_1').update({ status: 'unknown' });
    expect(await press()).toEqual({ changed: false });
    await send();
    expect(provider.addresses).toEqual([ADDRESS]);
    expect(await auditActions()).toEqual(['retry-receipt']);
  },
);

test('a yearly statement can be sent again, too', async () => {
  const statement = { kind: 'yearly-statement', donation_id: null, statement_id: '2026_x' };
  const id = await receipt('pi_1', { ...statement, status: 'unknown' });
  expect(await retryReceipt({ id, lease: 'lease of pi_1' }, ACTOR)).toEqual({ changed: true });
  expect(await statusOf('pi_1')).toBe('waiting');
});

test('a receipt that was sent meanwhile, or another kind of mail, is not sent again', async () => {
  const id = await receipt('pi_1', { status: 'sent' });
  expect(await retryReceipt({ id, lease: 'lease of pi_1' }, ACTOR)).toEqual({ changed: false });
  const mail = await receipt('pi_2', { status: 'failed', kind: 'password-reset' });
  for (const other of [mail, 'nothing'])
    await expect(retryReceipt({ id: other, lease: null }, ACTOR)).rejects.toMatchObject({
      code: 'not-found',
    });
  expect(await auditActions()).toEqual([]);
});

test('a retry to an address that bounced is refused with the reason', async () => {
  const id = await receipt('pi_1', { status: 'held' });
  await suppress(ADDRESS, 'hard-bounce');
  await expect(retryReceipt({ id, lease: 'lease of pi_1' }, ACTOR)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('mailbox does not exist'),
  });
  expect(await statusOf('pi_1')).toBe('held');
});
