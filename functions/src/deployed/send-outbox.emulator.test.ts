import {
  HOUR_MS,
  provider,
  resetOutbox,
  send,
  sentMails,
  skip,
} from '../testing/mail/outbox-desk.ts';
import { LOG } from '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';
import { mailSwitchDocument } from '../mail/deliveries/mail-switch.ts';
import { collection, firestore } from '../base/firestore.ts';
import { apply, donate } from '../testing/mail/queued-mails.ts';
import { receiptDocument } from '../money/receipts/receipt-entry.ts';
import { EQUAL_REFUSALS } from '../mail/deliveries/breaker.ts';
import { refusedSince } from '../mail/outbox/mail-refusal.ts';
import { queueStatement, statementEntry } from '../money/statements/statement-document.ts';
import { daysKept } from '../testing/days-kept.ts';
import { suppress } from '../testing/mail/registrants.ts';
import { queueNewMail } from '../mail/outbox/queue-mail.ts';

beforeEach(resetOutbox);

const receiptOf = async (id: string) => (await receiptDocument(id).get()).data();
const { student: STUDENT, partner: PARTNER } = SAMPLE_APPLICATIONS;
const mailsTo = (address: string) => sentMails().filter(({ to }) => to === address);

test('[DON-18] a donor gets one receipt, with the amount and the date of the donation', async () => {
  const id = await donate();
  expect(await send()).toBe('empty');
  await send();
  const [mail, ...others] = mailsTo(`${id}@example.org`);
  expect(others).toEqual([]);
  for (const text of ['Sam Sample', '$75.50', 'March 1, 2025']) expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('Sample wording of what a receipt says of tax.');
  expect(await receiptOf(id)).toMatchObject({ status: 'sent', attempts: 1, reason: null });
});

test('a receipt has the date of the payment, not that of its start', async () => {
  const id = await donate({ paid_at: Timestamp.fromDate(new Date('2026-01-02T18:00:00Z')) });
  await send();
  expect(mailsTo(`${id}@example.org`)[0]?.text).toContain('January 2, 2026');
});

test('a confirmation repeats the application without its phone number, and the outbox stores none of it', async () => {
  await apply('student', 'student@example.org');
  await apply('partner', 'partner@example.org');
  await send();
  const [student, partner] = ['student@example.org', 'partner@example.org'].map(
    (address) => mailsTo(address)[0]?.text,
  );
  const name = STUDENT.full_name.split(' ')[0];
  const parts = [`Hello ${name},`, 'What you sent on March 1, 2025', STUDENT.why_join_raade];
  for (const part of parts) expect(student).toContain(part);
  expect(student).toMatch(new RegExp(`Major\\s+${STUDENT.major}`));
  expect(partner).toContain(PARTNER.contact_name.split(' ')[0]);
  expect(partner).toContain(PARTNER.project_idea);
  for (const text of [student, partner]) expect(text).not.toContain('555 0100');
  const { docs } = await collection('outbox').get();
  const kept = JSON.stringify(docs.map((entry) => entry.data()));
  for (const part of [STUDENT.major, PARTNER.country, '555 0100']) expect(kept).not.toContain(part);
});

test('receipts are sent before confirmations, even one that is queued during the run', async () => {
  for (let count = 0; count < 7; count += 1) await apply('student', `${count}@example.org`);
  const early = await donate();
  let late = '';
  provider.beforeAnswer = async () => {
    const isFirstOfConfirmations = provider.asked.length === 2;
    if (isFirstOfConfirmations) late = await donate();
  };
  await send();
  const batches = provider.asked.map(({ mails }) => mails.map(({ to }) => to));
  expect(batches[0]).toEqual([`${early}@example.org`]);
  expect(batches[2]).toEqual([`${late}@example.org`]);
  expect(batches.flat()).toHaveLength(9);
});

test('a mail that cannot be composed does not delay the others', async () => {
  const broken = await donate({ amount_cents: 'much' });
  const good = await donate();
  await send();
  expect(provider.addresses).toEqual([`${good}@example.org`]);
  expect(await receiptOf(broken)).toMatchObject({ status: 'waiting', attempts: 1 });
});

const busy = () => ({ status: 'temporary', reason: 'busy' }) as const;

/** Sends due mails every `everyMs` for `totalMs` of the test's clock. */
async function sendFor(totalMs: number, everyMs: number): Promise<void> {
  for (let ms = 0; ms < totalMs; ms += everyMs) {
    await send();
    skip(everyMs);
  }
}

test('a receipt is still sent after the mail server was unavailable for ten days', async () => {
  const id = await donate();
  provider.answer = busy;
  await sendFor(10 * 24 * HOUR_MS, 24 * HOUR_MS);
  expect(await receiptOf(id)).toMatchObject({ status: 'waiting' });
  provider.reset();
  await sendFor(24 * HOUR_MS, 12 * HOUR_MS);
  expect(provider.addresses).toEqual([`${id}@example.org`]);
  expect(await receiptOf(id)).toMatchObject({ status: 'sent' });
});

test('a receipt fails after two weeks of temporary errors, and an error is logged', async () => {
  const id = await donate();
  provider.answer = busy;
  await sendFor(14 * 24 * HOUR_MS, 24 * HOUR_MS);
  expect(await receiptOf(id)).toMatchObject({ status: 'waiting' });
  const before = LOG.length;
  await sendFor(24 * HOUR_MS, 12 * HOUR_MS);
  expect(await receiptOf(id)).toMatchObject({ status: 'failed' });
  const errors = LOG.slice(before).filter((line) => line.includes('mails were not sent'));
  expect(errors).toHaveLength(1);
});

test.each([
  ['is refused permanently', { status: 'refused', reason: '550 no such box' }],
  ['may have arrived', { status: 'unknown', reason: 'no answer' }],
] as const)('a receipt that %s is logged as an error', async (_what, result) => {
  await donate();
  provider.answer = () => result;
  const before = LOG.length;
  await send();
  const errors = LOG.slice(before).filter((line) => line.includes('mails were not sent'));
  expect(errors).toEqual([expect.stringContaining('"severity":"ERROR"')]);
});

test('a provider that blocks us is asked once in a run, and no receipt is lost', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, () => donate()));
  provider.answer = () => ({ status: 'blocked', reason: '535 5.7.8 sign-in', code: '5.7.8' });
  expect(await send()).toBe('blocked');
  expect(provider.asked).toHaveLength(1);
  provider.reset();
  skip(HOUR_MS);
  expect(await send()).toBe('empty');
  expect(provider.addresses).toEqual(ids.map((id) => `${id}@example.org`).sort());
});

test('admins are mailed about a new admin even while mail is stopped, unless suppressed', async () => {
  await mailSwitchDocument().set({ sending: false, changed_by: 'account-1' });
  await donate();
  await suppress('gone@example.org', 'hard-bounce');
  const batch = firestore().batch();
  for (const to of ['admin@example.org', 'gone@example.org']) {
    const change = { change: 'given', uid: 'account-2', by: 'account-1' };
    queueNewMail(batch, { kind: 'admin-change', to, ...change });
  }
  queueNewMail(batch, { kind: 'password-reset', to: 'staff@example.org', uid: 'account-3' });
  await batch.commit();
  expect(await send()).toBe('stopped');
  expect(provider.addresses).toEqual(['admin@example.org']);
  await mailSwitchDocument().delete();
  await send();
  expect(provider.addresses).toHaveLength(2);
});

test('after repeated equal refusals a run stops, so that few receipts fail and the others are sent later', async () => {
  for (let index = 0; index < 20; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
  // The others are tried again one or two at a time, for a day.
  for (let run = 0; run < 6; run += 1) {
    skip(4 * HOUR_MS);
    await send();
  }
  expect(await refusedSince()).not.toBeNull();
  provider.reset();
  skip(25 * HOUR_MS);
  expect(await send()).toBe('empty');
  expect(provider.addresses).toHaveLength(11);
  expect(await refusedSince()).toBeNull();
});

test('equal refusals are counted across batches and end the run; any accepted mail then clears the note about them', async () => {
  for (let index = 0; index < EQUAL_REFUSALS; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
  provider.reset();
  await apply('student', 'student@example.org');
  await send();
  expect(provider.addresses).toEqual(['student@example.org']);
  expect(await refusedSince()).toBeNull();
});

test('mails of any kind have a date on which they are deleted from the outbox', async () => {
  await donate();
  await apply('student', 'apply@example.org');
  const batch = firestore().batch();
  queueNewMail(batch, { kind: 'password-reset', uid: 'account-1', to: 'staff@example.org' });
  queueStatement(batch, statementEntry('2025_x'), { statementId: '2025_x', to: 'sam@example.org' });
  await batch.commit();
  const { days } = COLLECTION_TABLE.outbox.retention;
  expect(await daysKept(collection('outbox'))).toEqual(Array(4).fill(days));
});

test('no names and no addresses are logged', () => {
  expect(LOG.length).toBeGreaterThan(0);
  expect(LOG.filter((line) => /example\.org|Sample|555 0100/.test(line))).toEqual([]);
});
