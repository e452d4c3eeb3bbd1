import {
  begin,
  callAs,
  campaignOf,
  control,
  press,
  resetDesk,
} from '../../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { collection, firestore } from '../../../base/firestore.ts';
import { daysKept } from '../../../testing/days-kept.ts';
import { countOperations, since, type Operations } from '../../../testing/firestore-operations.ts';
import { measured } from '../../../testing/money/measured.ts';
import type { MailProvider } from '../../mail-provider.ts';
import { createCampaign } from '../start-campaign.ts';
import { workOnCampaign } from '../work-on-campaign.ts';
import { countAudience } from './count-audience.ts';
import { beforeNextQuery } from '../../../testing/in-between.ts';
import { addReaders, clear } from '../../../testing/mail/registrants.ts';
import { deliveriesOf } from '../campaign-document.ts';
import { freezeAudience } from './freeze-audience.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';

/** More than a page of registrants, and less than two. */
const READERS = 260;
const AUDIENCE = { recipientType: 'all', forum_id: '2025' } as const;

const withoutLimit = () => false;

/** A worker whose time is over after one page. */
function afterOnePage(): () => boolean {
  let pages = 0;
  return () => (pages += 1) > 1;
}

beforeEach(async () => {
  await resetDesk();
  await addReaders(READERS);
  // The first reader is registered again, on the second page.
  const last = collection('registrants').doc('registrant-again');
  await last.set({ forum_id: '2025', email: ' READER-0@example.org', full_name: 'Sam Sample' });
});

test('a page that two workers freeze at the same time is counted only once', async () => {
  const id = await begin();
  beforeNextQuery(() => freezeAudience(id, afterOnePage()));
  expect(await freezeAudience(id, withoutLimit)).toBe(true);
  expect(await campaignOf(id)).toMatchObject({
    status: 'sending',
    deliveries: { waiting: READERS },
    excluded: { duplicate: 1, invalid: 0, unsubscribed: 0 },
  });
  expect((await deliveriesOf(id).count().get()).data().count).toBe(READERS);
});

test('a delivery records when it was created and when it expires', async () => {
  const id = await begin();
  await freezeAudience(id, withoutLimit);
  const { docs } = await deliveriesOf(id).limit(1).get();
  expect(docs[0]?.get('created_at')).toBeInstanceOf(Timestamp);
  const { days } = COLLECTION_TABLE.deliveries.retention;
  expect(new Set(await daysKept(deliveriesOf(id)))).toEqual(new Set([days]));
});

test('a campaign that staff pause while a page is frozen stays paused', async () => {
  const id = await begin();
  beforeNextQuery(() => control(id, 'pause'));
  expect(await freezeAudience(id, withoutLimit)).toBe(false);
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', deliveries: { waiting: 0 } });
});

/** Begins a campaign, marks all its deliveries but two as sent, and pauses it. Returns its id. */
async function sentToAllButTwo(): Promise<string> {
  const id = await begin();
  await freezeAudience(id, withoutLimit);
  const { docs } = await deliveriesOf(id).get();
  const batch = firestore().batch();
  for (const { ref } of docs.slice(2)) batch.update(ref, { status: 'sent', due_at: null });
  await batch.commit();
  await control(id, 'pause');
  return id;
}

test('a page of a correction is frozen once, even if two workers do it', async () => {
  const corrects = await sentToAllButTwo();
  const id = await begin({ corrects });
  expect(await freezeAudience(id, afterOnePage())).toBe(false);
  expect(await campaignOf(id)).toMatchObject({ status: 'preparing', deliveries: { waiting: 250 } });
  beforeNextQuery(() => freezeAudience(id, withoutLimit));
  expect(await freezeAudience(id, withoutLimit)).toBe(true);
  expect(await campaignOf(id)).toMatchObject({
    status: 'sending',
    deliveries: { waiting: READERS - 2 },
    excluded: { duplicate: 0, invalid: 0, unsubscribed: 0 },
  });
  const sent = await deliveriesOf(corrects).where('status', '==', 'sent').get();
  const got = await deliveriesOf(id).get();
  expect(got.docs.map((delivery) => delivery.id)).toEqual(sent.docs.map(({ id: hash }) => hash));
});

test('a request counts at most eight pages of an audience, a preview all', async () => {
  await addReaders(2001);
  const preview = await callAs('staff', CALLABLES.previewEmailCampaign, { recipientType: 'all' });
  expect(preview).toMatchObject({ registrants: 2002, recipients: 2001 });
  const read = jest.spyOn(Query.prototype, 'get');
  expect(await press()).toEqual({ success: true });
  expect(read.mock.calls.length).toBeLessThan(10);
  read.mockRestore();
});

const operations = countOperations();
const AS_A_MAIL_SERVER: MailProvider = {
  batchSize: 25,
  close: () => undefined,
  send: (mails) => Promise.resolve(mails.map(() => ({ status: 'sent' }))),
};

/** Counts the reads and writes of a campaign, from the preview to the last mail. */
async function campaignTo(readers: number): Promise<Record<string, Operations>> {
  await clear(COLLECTIONS.registrants);
  await addReaders(readers);
  const preview = await measured(operations.soFar, () => countAudience(AUDIENCE));
  const id = randomUUID();
  const text = { subject: 'News', content: '<p>Hello</p>', ...AUDIENCE };
  await createCampaign(id, text, { actor: 'account-1', actor_address: null });
  const freeze = await measured(operations.soFar, () => freezeAudience(id, withoutLimit));
  const worker = { provider: AS_A_MAIL_SERVER, now: Date.now };
  const send = await measured(operations.soFar, () => workOnCampaign(id, worker));
  return { preview, freeze, send };
}

test('each further mail of a campaign costs a fixed number of reads and writes', async () => {
  const mails = 100;
  const [few, more] = [await campaignTo(2 * mails), await campaignTo(3 * mails)];
  const costs = Object.entries(more).map(([name, operationsThen]) => {
    const before = few[name] ?? operationsThen;
    const { reads, writes, deletes } = since(before, operationsThen);
    return [name, [reads, writes, deletes].map((each) => Math.round(each / mails))] as const;
  });
  expect(Object.fromEntries(costs)).toEqual({
    preview: [2, 0, 0],
    freeze: [3, 1, 0],
    // Among the reads is the registrant, who may have canceled.
    send: [5, 2, 0],
  });
});
