import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { collection, firestore } from '../base/firestore.ts';
import { confirmationEntry } from './confirmations/confirmation-mail.ts';
import { clearAll } from '../testing/mail/registrants.ts';
import { receiveApplication } from '../testing/receive-application.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';
import { sweepApplications } from './sweep-applications.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = Timestamp.fromMillis(Date.UTC(2031, 3, 1));
const before = (ms: number) => Timestamp.fromMillis(NOW.toMillis() - ms);

const sweep = (now = NOW, isOver = () => false) => sweepApplications({ now, isOver });
const receive = (ageMs = HOUR_MS) => receiveApplication('student', undefined, before(ageMs));

async function isAcknowledged({ kind, id }: Awaited<ReturnType<typeof receive>>) {
  return (await confirmationEntry(kind, id).get()).exists;
}

beforeEach(clearAll);

test('a sweep confirms unacknowledged applications, except very new or old ones', async () => {
  const missed = await receive();
  const young = await receive(HOUR_MS / 60);
  const ancient = await receive(72 * HOUR_MS);
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  expect(await Promise.all([missed, young, ancient].map(isAcknowledged))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a sweep starts no transaction for applications that are acknowledged', async () => {
  for (let count = 0; count < 5; count += 1) await acknowledgeApplication(await receive());
  await receive();
  const transactions = jest.spyOn(firestore(), 'runTransaction');
  expect(await sweep()).toBe(1);
  expect(transactions).toHaveBeenCalledTimes(1);
  transactions.mockRestore();
});

test('a sweep does not read applications that an earlier sweep has checked', async () => {
  for (let count = 0; count < 5; count += 1) await receive();
  await sweep();
  const late = await receive(-HOUR_MS);
  const reads = jest.spyOn(firestore(), 'getAll');
  expect(await sweep(before(-2 * HOUR_MS))).toBe(1);
  const entries = reads.mock.calls
    .flat()
    .filter((one) => 'path' in one && one.path.startsWith(COLLECTIONS.outbox));
  expect(entries).toHaveLength(1);
  reads.mockRestore();
  expect(await isAcknowledged(late)).toBe(true);
});

test('a later application is confirmed even if the sweep runs out of time during a flood', async () => {
  const flood: Awaited<ReturnType<typeof receive>>[] = [];
  for (let count = 0; count < 25; count += 1) flood.push(await receive(2 * HOUR_MS + count));
  const late = await receive();
  let asked = 0;
  expect(await sweep(NOW, () => (asked += 1) > 1)).toBe(10);
  expect(await isAcknowledged(late)).toBe(true);

  expect(await sweep()).toBe(16);
  expect(await Promise.all(flood.map(isAcknowledged))).not.toContain(false);
});

test('a sweep continues after a full page of applications', async () => {
  const oldest = await receive(2 * HOUR_MS);
  const writer = firestore().bulkWriter();
  for (let count = 0; count < 310; count += 1) {
    const application = collection('studentApplications').doc(`${count}`);
    void writer.create(application, { created_at: before(HOUR_MS) });
    void writer.create(confirmationEntry('student', `${count}`), { status: 'sent' });
  }
  await writer.close();
  expect(await sweep()).toBe(1);
  expect(await isAcknowledged(oldest)).toBe(true);
});
