import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { sampleMail } from '../mail/testing/sample-mail.ts';
import { beforeNextTransaction } from '../testing/in-between.ts';
import { clear } from '../testing/mail/registrants.ts';
import { StandInProvider } from '../testing/mail/stand-in-provider.ts';
import { LEASE_MS, WAITING } from './delivery-state.ts';
import type { Barred, MailQueue } from './mail-queue.ts';
import { reclaimBatches } from './reclaim-batches.ts';

const COLLECTION = 'reclaimed';
const KEY = 'batch of the worker that died';
const NUMBERS = [1, 2, 3];
const DAY_MS = 24 * 60 * 60 * 1000;

const provider = new StandInProvider();
const worker = { provider, now: Date.now };
const nobodyBarred: Barred = new Map();
let holdBack: () => 'stopped' | Barred;

const queue: MailQueue = {
  documents: firestore().collection(COLLECTION),
  compose: async (document) => sampleMail(Number(document.id)),
  holdBack: async () => holdBack(),
};

/** A batch that a worker has taken, and of which nothing was heard since its lease ended. */
async function leaveBatch(endedAgoMs = 1000): Promise<void> {
  const due = Date.now() - endedAgoMs;
  const lost = {
    ...WAITING,
    ...{ status: 'sending', attempts: 1, lease: KEY },
    leased_at: Timestamp.fromMillis(due - LEASE_MS),
    due_at: Timestamp.fromMillis(due),
  };
  for (const number of NUMBERS) await queue.documents.doc(String(number)).set(lost);
}

const noteAll = (changes: object) =>
  Promise.all(NUMBERS.map((number) => queue.documents.doc(String(number)).update(changes)));

async function statuses(): Promise<unknown[]> {
  return (await queue.documents.get()).docs.map((document) => document.get('status'));
}

beforeEach(async () => {
  provider.reset();
  provider.keyLifeMs = DAY_MS;
  holdBack = () => nobodyBarred;
  await clear(COLLECTION);
});

afterAll(() => firestore().terminate());

test('of two workers that find the same batch, one hands it over again, under its key', async () => {
  await leaveBatch();
  beforeNextTransaction(() => reclaimBatches(queue, worker));
  expect(await reclaimBatches(queue, worker)).toBe(true);
  expect(provider.asked.map(({ key }) => key)).toEqual([KEY]);
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});

test('a batch whose worker may still be at it is left alone', async () => {
  await leaveBatch(-1000);
  expect(await reclaimBatches(queue, worker)).toBe(true);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['sending', 'sending', 'sending']);
});

test('nothing is handed over again while nothing may go out', async () => {
  await leaveBatch();
  holdBack = () => 'stopped';
  expect(await reclaimBatches(queue, worker)).toBe(false);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['sending', 'sending', 'sending']);
});

test('mails are unknown that a provider would not know as the same batch', async () => {
  await leaveBatch();
  const compose = async (document: { id: string }) => {
    if (document.id === '2') throw new Error('its application was removed');
    return sampleMail(Number(document.id));
  };
  await reclaimBatches({ ...queue, compose }, worker);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what a slow worker has noted after all is not called unknown', async () => {
  await leaveBatch(DAY_MS);
  beforeNextTransaction(() => noteAll({ status: 'sent', due_at: null }));
  await reclaimBatches(queue, worker);
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});
