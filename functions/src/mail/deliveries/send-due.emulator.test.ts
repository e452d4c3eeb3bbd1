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

/** A queue of three mails. Tests can replace `holdBack`. */
const sampleQueue = {
  name: COLLECTION,
  documents: firestore().collection(COLLECTION),
  triesForMs: 0,
  compose: (document: { readonly id: string }) => Promise.resolve(sampleMail(Number(document.id))),
  holdBack: (): Promise<'stopped' | WithheldMails> => Promise.resolve(nothingWithheld),
} satisfies MailQueue;

/** Empties the queue, and adds its mails as waiting, changed by these fields. */
async function fillQueue(fields: object = {}): Promise<void> {
  await clear(COLLECTION);
  for (const number of NUMBERS) {
    await sampleQueue.documents.doc(String(number)).set({ ...WAITING, ...fields });
  }
}

/** Changes all mails of the queue. */
const recordAll = (changes: object) =>
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

test('mails that two workers find at once are sent by one of them', async () => {
  beforeNextTransaction(() => send());
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
});

test('a batch is sent once, even if the answer to its commit is lost', async () => {
  loseNextCommit();
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
  expect(await fieldOfAll('attempts')).toEqual([1, 1, 1]);
});

test('a document that becomes malformed while sending does not affect other results', async () => {
  provider.beforeAnswer = async () => {
    await sampleQueue.documents.doc('2').update({ attempts: '1' });
  };
  await send();
  expect(await fieldOfAll('status')).toEqual(['sent', 'sending', 'sent']);
});

test('a batch of only malformed documents does not end the work', async () => {
  for (const id of ['0a', '0b', '0c']) {
    await sampleQueue.documents.doc(id).set({ status: 'waiting', due_at: new Date(0) });
  }
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual([...FAILED_THRICE, 'sent', 'sent', 'sent']);
  for (const id of ['0a', '0b', '0c']) expect(LOG.join('\n')).toContain(id);
});

test('a withheld mail is not sent, and its document gives the reason', async () => {
  const holdBack = () =>
    Promise.resolve(new Map([['2', { status: 'failed' as const, reason: 'They wish for none.' }]]));
  await send({ ...sampleQueue, holdBack });
  expect(provider.addresses).toEqual(EVERYBODY.toSpliced(1, 1));
  expect(await fieldOfAll('status')).toEqual(['sent', 'failed', 'sent']);
  expect(await fieldOfAll('reason')).toEqual([null, 'They wish for none.', null]);
});

test('mails become unknown, and are not sent again, if the provider throws', async () => {
  provider.beforeAnswer = () => Promise.reject(new Error('It broke down.'));
  await send();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
});

/** Fills the queue with a batch whose worker died and whose lease ended this long ago. */
const leaveBatch = (endedAgoMs = 1000) =>
  fillQueue({
    status: 'sending',
    attempts: 1,
    lease: 'batch of the worker that died',
    due_at: Timestamp.fromMillis(Date.now() - endedAgoMs),
  });

const reclaim = () => reclaimBatches(sampleQueue, Date.now);

test('mails of a dead worker become unknown, and the log gives their number', async () => {
  const before = LOG.length;
  await leaveBatch();
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
  expect(await fieldOfAll('due_at')).toEqual([null, null, null]);
  const lines = LOG.slice(before).filter((line) => line.includes('mails were not sent'));
  expect(lines).toEqual([expect.stringContaining('"unknown":3')]);
});

test('a batch whose lease has not ended is not reclaimed', async () => {
  await leaveBatch(-LEASE_MS / 2);
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['sending', 'sending', 'sending']);
});

test('a malformed document of a dead worker becomes unknown like the others', async () => {
  await leaveBatch();
  await sampleQueue.documents.doc('2').update({ attempts: '1' });
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
});

test('results that a slow worker has recorded do not become unknown', async () => {
  await leaveBatch();
  beforeNextTransaction(() => recordAll({ status: 'sent', due_at: null }));
  await reclaim();
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
});
