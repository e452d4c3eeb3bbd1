import '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { APPLICATION_COLLECTIONS, type ApplicationKind } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';
import { firestore } from '../firestore.ts';
import { type Backend, startBackend } from '../testing/backend.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';
import { sweepApplications } from './sweep-applications.ts';

const HOUR_MS = 60 * 60 * 1000;
const SAMPLES = { student: STUDENT, partner: PARTNER };

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

/** An application as the rules let it in, sent from an address of its own if not told otherwise. */
async function receive(
  kind: ApplicationKind,
  email = `${randomUUID()}@example.org`,
  createdAt: Timestamp | FieldValue = FieldValue.serverTimestamp(),
) {
  const id = randomUUID();
  const application = { ...SAMPLES[kind], email, status: 'new', created_at: createdAt };
  await firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id).create(application);
  return { kind, id };
}

async function mailOf({ id }: { id: string }) {
  const { docs } = await firestore()
    .collection(COLLECTIONS.outbox)
    .where('application_id', '==', id)
    .get();
  return docs.map((entry): Record<string, unknown> => ({
    to: entry.get('to'),
    status: entry.get('status'),
  }));
}

const acknowledge = (payload: unknown) => backend.call(CALLABLES.acknowledgeApplication, payload);

test.each(['student', 'partner'] as const)(
  '[APPLY-17] a %s application that was accepted is known to be, and has one confirmation',
  async (kind) => {
    const application = await receive(kind, `${kind}@example.org`);
    const received = { status: 200, result: { received: true } };
    expect(await acknowledge(application)).toEqual(received);
    expect(await acknowledge(application)).toEqual(received);
    expect(await mailOf(application)).toEqual([{ to: `${kind}@example.org`, status: 'waiting' }]);
  },
);

test('an application that never came is said not to be there, and nothing is queued', async () => {
  const application = { kind: 'student', id: randomUUID() };
  expect(await acknowledge(application)).toEqual({ status: 200, result: { received: false } });
  expect(await mailOf(application)).toEqual([]);
});

test('an application of the other kind is not taken for it', async () => {
  const { id } = await receive('student');
  expect(await acknowledge({ kind: 'partner', id })).toMatchObject({ result: { received: false } });
});

test('calls at the same moment queue one mail', async () => {
  const application = await receive('student');
  const answers = await Promise.all([1, 2, 3].map(() => acknowledge(application)));
  expect(answers.map(({ result }) => result)).toEqual(Array(3).fill({ received: true }));
  expect(await mailOf(application)).toHaveLength(1);
});

test('a call that gives up since others are at it says what they have done', async () => {
  const application = await receive('student');
  const gaveUp = new Error('Too much contention on these documents.');
  const transaction = jest.spyOn(firestore(), 'runTransaction');
  transaction.mockRejectedValueOnce(gaveUp);
  await expect(acknowledgeApplication(application)).rejects.toBe(gaveUp);

  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRejectedValueOnce(gaveUp);
  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRestore();
});

test('an address has one confirmation a day, however it is written, and another the day after', async () => {
  const address = `${randomUUID()}@example.org`;
  const start = Timestamp.now();
  const after = (hours: number) => Timestamp.fromMillis(start.toMillis() + hours * HOUR_MS);
  const [first, second, third] = [
    await receive('student', address),
    await receive('partner', address.toUpperCase()),
    await receive('student', address),
  ];

  expect(await acknowledgeApplication(first, start)).toBe(true);
  expect(await acknowledgeApplication(second, after(23))).toBe(true);
  expect(await acknowledgeApplication(third, after(25))).toBe(true);

  const statuses = [first, second, third].map(async (one) => (await mailOf(one))[0]?.status);
  expect(await Promise.all(statuses)).toEqual(['waiting', 'held', 'waiting']);
});

test('addresses do not stand in the limits', async () => {
  const { docs } = await firestore().collection(COLLECTIONS.limits).get();
  expect(docs.length).toBeGreaterThan(0);
  expect(JSON.stringify(docs.map((limit) => [limit.id, limit.data()]))).not.toContain('@');
});

test.each([
  [{ kind: 'staff', id: randomUUID() }, 'kind must be "student" or "partner"'],
  [{ kind: 'student', id: '1' }, 'id must be a random UUID'],
  [{}, 'Please correct this'],
])('%j is refused with what to do', async (payload, message) => {
  expect(await acknowledge(payload)).toMatchObject({
    status: 400,
    error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) },
  });
});

test('a sweep does nothing again for what is acknowledged', async () => {
  const now = Timestamp.fromMillis(Date.UTC(2032, 3, 1));
  const created = Timestamp.fromMillis(now.toMillis() - HOUR_MS);
  for (let count = 0; count < 5; count += 1) {
    await acknowledgeApplication(await receive('student', undefined, created));
  }
  const missed = await receive('student', undefined, created);
  const transactions = jest.spyOn(firestore(), 'runTransaction');
  expect(await sweepApplications(now)).toBe(1);
  expect(transactions).toHaveBeenCalledTimes(1);
  transactions.mockRestore();
  expect(await mailOf(missed)).toHaveLength(1);
});

test('a sweep repairs what no page acknowledged, and leaves the rest', async () => {
  const now = Timestamp.fromMillis(Date.UTC(2031, 3, 1));
  const before = (ms: number) => Timestamp.fromMillis(now.toMillis() - ms);
  const missed = await receive('partner', undefined, before(HOUR_MS));
  const young = await receive('student', undefined, before(HOUR_MS / 60));
  const ancient = await receive('student', undefined, before(72 * HOUR_MS));

  expect(await sweepApplications(now)).toBe(1);
  expect(await sweepApplications(now)).toBe(0);

  expect(await mailOf(missed)).toHaveLength(1);
  expect(await mailOf(young)).toEqual([]);
  expect(await mailOf(ancient)).toEqual([]);
});
