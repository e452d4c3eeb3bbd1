import { Timestamp } from 'firebase-admin/firestore';
import { LOG } from '../../testing/test-environment.ts';
import { beforeNextTransaction, loseNextCommit } from '../../testing/in-between.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { LEASE_MS, WAITING } from './delivery-state.ts';
import { reclaimBatches, sendDue } from './send-due.ts';
import { firestore } from '../../base/firestore.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import { clear } from '../../testing/mail/registrants.ts';
import type { WithheldMails, MailQueue } from './mail-queue.ts';

const COLLECTION = 'sample_queue';
/** Numbers of the sample mails, which are their documents' ids, too. */
const NUMBERS = [1, 2, 3];

const nothingWithheld: WithheldMails = new Map();

/** A queue of three mails, whose answer to a test's question of what is held back the test can change. */
const sampleQueue = {
  name: COLLECTION,
  documents: firestore().collection(COLLECTION),
  triesForMs: 0,
  compose: (document: { readonly id: string }) => Promise.resolve(sampleMail(Number(document.id))),
  holdBack: (): Promise<'stopped' | WithheldMails> => Promise.resolve(nothingWithheld),
} satisfies MailQueue;

/** Empties the queue, and puts its mails in with these fields besides those of one that waits. */
async function fillQueue(fields: object = {}): Promise<void> {
  await clear(COLLECTION);
  for (const number of NUMBERS) {
    await sampleQueue.documents.doc(String(number)).set({ ...WAITING, ...fields });
  }
}

/** Changes all mails of the queue. */
const noteAll = (changes: object) =>
  Promise.all(NUMBERS.map((number) => sampleQueue.documents.doc(String(number)).update(changes)));

/** One field of all documents, in their order. */
async function fieldOfAll(name: string): Promise<unknown[]> {
  return (await sampleQueue.documents.get()).docs.map((document) => document.get(name) as unknown);
}

const MINUTE_MS = 60 * 1000;
const EVERYBODY = ['reader-1@example.org', 'reader-2@example.org', 'reader-3@example.org'];
const FAILED_THRICE = ['failed', 'failed', 'failed'];

const provider = new FakeProvider();

function send(queue: Parameters<typeof sendDue>[0] = sampleQueue) {
  return sendDue(queue, { provider, now: Date.now, until: Date.now() + MINUTE_MS });
}

beforeEach(async () => {
  provider.reset();
  await fillQueue();
});

test('of two workers that find the same mails, one sends them', async () => {
  beforeNextTransaction(() => send());
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
});

test('a batch whose taking is not known to be committed is sent, once', async () => {
  loseNextCommit();
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
  expect(await fieldOfAll('attempts')).toEqual([1, 1, 1]);
});

test('a document that is spoilt while its mail goes out keeps no other from its result', async () => {
  provider.beforeAnswer = async () => {
    await sampleQueue.documents.doc('2').update({ attempts: '1' });
  };
  await send();
  expect(await fieldOfAll('status')).toEqual(['sent', 'sending', 'sent']);
});

test('a run of malformed documents that fills a batch ends nothing', async () => {
  for (const id of ['0a', '0b', '0c']) {
    await sampleQueue.documents.doc(id).set({ status: 'waiting', due_at: new Date(0) });
  }
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual([...FAILED_THRICE, 'sent', 'sent', 'sent']);
  for (const id of ['0a', '0b', '0c']) expect(LOG.join('\n')).toContain(id);
});

test('who is barred gets no mail, and the document gives the reason', async () => {
  const holdBack = () =>
    Promise.resolve(new Map([['2', { status: 'failed' as const, reason: 'They wish for none.' }]]));
  await send({ ...sampleQueue, holdBack });
  expect(provider.addresses).toEqual(EVERYBODY.toSpliced(1, 1));
  expect(await fieldOfAll('status')).toEqual(['sent', 'failed', 'sent']);
  expect(await fieldOfAll('reason')).toEqual([null, 'They wish for none.', null]);
});

test('what a provider has taken and said nothing of may have arrived', async () => {
  provider.beforeAnswer = () => Promise.reject(new Error('It broke down.'));
  await send();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
});

/** A batch that a worker has taken, and of which nothing was heard since its lease ended. */
const leaveBatch = (endedAgoMs = 1000) =>
  fillQueue({
    status: 'sending',
    attempts: 1,
    lease: 'batch of the worker that died',
    due_at: Timestamp.fromMillis(Date.now() - endedAgoMs),
  });

const reclaim = () => reclaimBatches(sampleQueue, Date.now);

test('mails whose worker is gone are unknown, and the log shows how many', async () => {
  const before = LOG.length;
  await leaveBatch();
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
  expect(await fieldOfAll('due_at')).toEqual([null, null, null]);
  const told = LOG.slice(before).filter((line) => line.includes('mails were not sent'));
  expect(told).toEqual([expect.stringContaining('"unknown":3')]);
});

test('a batch whose worker may still be at it is left alone', async () => {
  await leaveBatch(-LEASE_MS / 2);
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['sending', 'sending', 'sending']);
});

test('a malformed document of a batch is unknown, and keeps no run from its work', async () => {
  await leaveBatch();
  await sampleQueue.documents.doc('2').update({ attempts: '1' });
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what a slow worker has noted after all is not called unknown', async () => {
  await leaveBatch();
  beforeNextTransaction(() => noteAll({ status: 'sent', due_at: null }));
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
});
