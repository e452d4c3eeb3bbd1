import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { EXPIRES_AT } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { countOperations, since, type Operations } from '../../testing/firestore-operations.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { measured } from '../../testing/money/measured.ts';
import { isSubscribed } from './payment-of-event.ts';
import { applyEvent } from './apply-event.ts';

const MINUTE = 60;

const backend = useBackend();

beforeEach(async () => {
  await backend.control.reset();
  await clearAll();
});

const operations = countOperations();
const cost = async (work: () => Promise<unknown>): Promise<Operations> => {
  const { reads, writes, deletes } = await measured(operations.soFar, work);
  return { reads, writes, deletes };
};

/** Handles new events in order, as the webhook does. */
async function receiveEvents(): Promise<void> {
  const { data } = await backend.stripe.events.list({ limit: 100 });
  for (const event of data.toReversed()) {
    if (isSubscribed(event)) await applyEvent(event, 'webhook');
  }
}

const send = () => sendOutbox({ provider: new FakeProvider(), now: Date.now });

/** Counts documents that Firestore deletes when they expire. */
async function expiring(): Promise<number> {
  const counts = Object.values(COLLECTIONS).map((name) =>
    firestore().collection(name).where(EXPIRES_AT, '!=', null).count().get(),
  );
  return (await Promise.all(counts)).reduce((sum, found) => sum + found.data().count, 0);
}

test('a donation costs a known number of reads and writes of Firestore on its day', async () => {
  // Stripe captures charges a little later, and sends an event for that.
  backend.control.setCaptureSeconds(MINUTE);
  let id = '';
  const begun = await cost(async () => {
    id = (await backend.begin(newRequest())).paymentIntentId;
  });
  await backend.confirm(id);
  const page = await cost(() => backend.call(CALLABLES.recordDonation, { paymentIntentId: id }));
  await backend.control.setClock({ advanceSeconds: 2 * MINUTE });
  const webhook = await cost(receiveEvents);
  const idle = await cost(() => sendOutbox({ provider: new FakeProvider(), now: () => 0 }));
  const receipt = since(idle, await cost(send));

  expect({ begun, page, webhook, receipt }).toEqual({
    begun: { reads: 9, writes: 6, deletes: 0 },
    page: { reads: 1, writes: 3, deletes: 0 },
    webhook: { reads: 6, writes: 4, deletes: 0 },
    // One of these reads is the pointer of the content, which is cached for a minute.
    receipt: { reads: 9, writes: 2, deletes: 0 },
  });
  expect(await expiring()).toBe(9);
});
