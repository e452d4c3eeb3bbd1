import { useBackend } from '../testing/backend.ts';
import { LOG } from '../testing/test-environment.ts';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { HEALTH_LINES } from '@raade/contracts/health/health';
import { runCall } from '../base/callable/failure.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { applyEvent } from '../money/donations/apply-event.ts';
import { isSubscribed } from '../money/donations/payment-of-event.ts';
import { sweepContent } from '../content/publish/sweep-content.ts';
import { withdrawPublication } from '../content/publish/schedule-publication.ts';
import { pointerDocument, publications } from '../releases/editions/documents.ts';
import { collection } from '../base/firestore.ts';
import { writeNightly } from '../base/metrics/nightly-result.ts';
import { publishingDocument } from '../releases/publishing/publishing-document.ts';
import { clear, clearAll } from '../testing/mail/registrants.ts';
import { readHealth } from './read-health.ts';
import { watchHealth } from './watch-health.ts';

const MINUTE_MS = 60_000;

const backend = useBackend();
let seen = 0;

beforeEach(async () => {
  await backend.control.reset();
  await clearAll();
  // Events from before the first check do not count.
  await watchHealth(Date.now() - MINUTE_MS);
  seen = LOG.length;
});
/** Checks the health as of a later time; returns the log lines about conditions. */
async function look(aheadMs = 0): Promise<string[]> {
  const before = LOG.length;
  await watchHealth(Date.now() + aheadMs);
  return LOG.slice(before).filter((line) => !line.includes(HEALTH_LINES.heartbeat));
}
const began = (name: string) => expect.stringMatching(new RegExp(`${name}.*${HEALTH_LINES.began}`));
const ended = (name: string) => expect.stringMatching(new RegExp(`${name}.*${HEALTH_LINES.ended}`));

async function failCalls(times: number): Promise<void> {
  for (let call = 0; call < times; call += 1) {
    const failing = runCall('record-donation', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow(HttpsError);
  }
}

async function lastPayment() {
  const { data: events } = await backend.stripe.events.list({ type: 'payment_intent.succeeded' });
  const event = events[0];
  if (!event || !isSubscribed(event)) throw new Error('no event');
  return event;
}

test('a donation without a webhook event starts a condition after half an hour, logged in one line', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  // Its receipt is tested elsewhere.
  await clear(COLLECTIONS.outbox);
  expect(await look()).toEqual([]);
  expect(await look(31 * MINUTE_MS)).toEqual([began('webhook-silent')]);
  expect(await look(32 * MINUTE_MS)).toEqual([]);
  const event = await lastPayment();
  await applyEvent(event, 'webhook');
  expect(await look(33 * MINUTE_MS)).toEqual([ended('webhook-silent')]);
});

test('events that the nightly run fetches do not count as webhook events', async () => {
  await recordDonation(await backend.pay(), 'client');
  const event = await lastPayment();
  await applyEvent(event, 'reconcile');
  await clear(COLLECTIONS.outbox);
  expect(await look(31 * MINUTE_MS)).toEqual([began('webhook-silent')]);
});

test('waiting and failed mail start conditions', async () => {
  const mail = collection('outbox').doc('donation-receipt_sample');
  const created_at = Timestamp.now();
  await mail.set({ kind: 'donation-receipt', status: 'waiting', created_at });
  expect(await look()).toEqual([]);
  expect(await look(16 * MINUTE_MS)).toEqual([began('mail-late')]);
  await mail.update({ status: 'failed' });
  expect(await look(17 * MINUTE_MS)).toEqual([began('mail-failed'), ended('mail-late')]);
  // A mail with an unknown result may have arrived.
  await mail.update({ status: 'unknown' });
  expect(await look(18 * MINUTE_MS)).toEqual([]);
  await mail.update({ status: 'sent' });
  expect(await look(19 * MINUTE_MS)).toEqual([ended('mail-failed')]);
});

test('failed calls start a condition until the end of the next hour, and staff see their numbers', async () => {
  await failCalls(4);
  expect(await look()).toEqual([]);
  await failCalls(1);
  expect(await look()).toEqual([began('calls-failing')]);
  const health = await readHealth(Date.now());
  expect(health.conditions).toEqual([
    {
      name: 'calls-failing',
      effect: expect.stringContaining('five calls'),
      section: 'Functions fail',
      since: expect.any(String),
      figures: { failed: 5, most: 'record-donation' },
    },
  ]);
  expect(health.lookedAt).toEqual(expect.any(String));
  expect(await look(121 * MINUTE_MS)).toEqual([ended('calls-failing')]);
});

const FAILURE = { message: 'broken', revisions: {}, at: Timestamp.now(), tries: 3 };
const SHOWN = { state: 'a', revisions: {}, at: Timestamp.now(), milliseconds: 1 };
const PROBLEMS = ['The edition a is not shown: a picture is missing'];

test.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'a night with problems',
    'nightly-problems',
    () => writeNightly({ at: Date.now(), problems: 0, failedEvents: 1 }),
    () => writeNightly({ at: Date.now(), problems: 0, failedEvents: 0 }),
  ],
  [
    'a failing publication of the site',
    'publishing-failing',
    () => publishingDocument().set({ failure: FAILURE }),
    () => publishingDocument().set({}),
  ],
  [
    'a live edition that cannot be shown',
    'live-not-shown',
    () => publishingDocument().set({ live: { ...SHOWN, problems: PROBLEMS } }),
    () => publishingDocument().set({ live: { ...SHOWN, problems: [] } }),
  ],
])('%s is a condition until it ends', async (_what, name, begin, end) => {
  await begin();
  expect(await look()).toEqual([began(name)]);
  await end();
  expect(await look()).toEqual([ended(name)]);
});

const publication = (change: object) => ({
  state: 'waiting',
  drafts: [],
  by: 'ada',
  by_name: 'ada@example.org',
  at: Timestamp.now(),
  publish_at: Timestamp.now(),
  ...change,
});

test('late content starts a condition; refused content keeps it until it is withdrawn', async () => {
  const document = publications().doc('sample');
  await document.set(publication({ due_at: Timestamp.now() }));
  expect(await look()).toEqual([]);
  expect(await look(11 * MINUTE_MS)).toEqual([began('content-not-live')]);
  await sweepContent();
  expect((await document.get()).get('state')).toBe('refused');
  expect(await look(12 * MINUTE_MS)).toEqual([]);
  const editor = { actor: { actor: 'ada', actor_address: null }, name: 'ada@example.org' };
  await withdrawPublication({ id: 'sample' }, editor);
  expect(await look(13 * MINUTE_MS)).toEqual([ended('content-not-live')]);
});

test('refused content is a condition until other content goes live', async () => {
  await publications()
    .doc('sample')
    .set(publication({ state: 'refused', refused_at: Timestamp.now() }));
  expect(await look()).toEqual([began('content-not-live')]);
  const move = { edition: 'a'.repeat(64), from: 'sample', request: '1', by: 'ada', by_name: 'Ada' };
  const [at, by] = [Timestamp.now(), 'ada'];
  const moved = (kind: string) => ({
    edition: 'a'.repeat(64),
    revision: 1,
    by,
    at,
    moves: [{ ...move, kind, at }],
  });
  await pointerDocument().set(moved('roll-back'));
  expect(await look()).toEqual([]);
  await pointerDocument().set(moved('publish'));
  expect(await look()).toEqual([ended('content-not-live')]);
});

test('one of two concurrent checks logs the changes, and every later check logs itself', async () => {
  await failCalls(5);
  const before = LOG.length;
  await Promise.all([watchHealth(Date.now()), watchHealth(Date.now())]);
  const linesOf = (what: string) => LOG.slice(before).filter((line) => line.includes(what));
  expect(linesOf(HEALTH_LINES.began)).toHaveLength(1);
  const looked = linesOf(HEALTH_LINES.heartbeat).length;
  await watchHealth(Date.now());
  expect(linesOf(HEALTH_LINES.heartbeat)).toHaveLength(looked + 1);
});

test('a check reads at most 23 documents, however many there are', async () => {
  for (let donation = 0; donation < 15; donation += 1)
    await recordDonation(await backend.pay(), 'client');
  await failCalls(5);
  let found = 0;
  const read = Reflect.get(Query.prototype, 'get') as (this: Query) => Promise<{ size: number }>;
  const query = jest.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const answer = await read.call(this);
    found += answer.size;
    return answer as never;
  });
  await look(31 * MINUTE_MS);
  query.mockRestore();
  // Seven more reads: health, nightly run, live edition, content, and three counts.
  expect(found + 7).toBeLessThanOrEqual(23);
});

test('the log lines contain no personal data', () => {
  expect(LOG.slice(seen).filter((line) => /example\.org|Sample/.test(line))).toEqual([]);
});
