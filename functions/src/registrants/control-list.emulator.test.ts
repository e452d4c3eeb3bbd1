import {
  auditActions,
  begin,
  callAs,
  campaignOf,
  control,
  deliveriesByAddress,
  press,
  provider,
  resetDesk,
  work,
} from '../testing/mail/campaign-desk.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { SAMPLE } from '@raade/content-model/sample-content';
import { CALLABLES } from '@raade/contracts/base/callables';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import { partsOfEdition, pointerDocument } from '../releases/editions/documents.ts';
import { listDocument } from './list-document.ts';
import { collection } from '../base/firestore.ts';

const LAST = '2025';

beforeEach(resetDesk);

const controlList = (action: 'close' | 'reopen', forum_id = LAST) =>
  callAs('mailer', CALLABLES.controlRegistrantList, { forum_id, action });
const preview = () => callAs('mailer', CALLABLES.previewEmailCampaign, { recipientType: 'all' });

/** Publishes the forum of another year, with one registrant. */
async function announceNext(year: number): Promise<void> {
  const edition = 'a'.repeat(64);
  const json = JSON.stringify(SAMPLE.forum).replaceAll('2025', `${year}`);
  await partsOfEdition(edition).doc('forum').set({ json });
  const at = Timestamp.now();
  await pointerDocument().set({ edition, revision: 1, by: 'ada', at, moves: [] });
  const next = { forum_id: `${year}`, email: 'next@example.org', full_name: 'Sam Sample' };
  await collection('registrants').doc('next').set(next);
}

test('once the next forum is announced, campaigns to all registrants exclude those of the last one', async () => {
  const first = await begin();
  await work(first);
  await announceNext(2027);
  expect(await preview()).toMatchObject({ registrants: 1, recipients: 1 });
  const id = await begin();
  await work(id);
  expect([...(await deliveriesByAddress(id)).keys()]).toEqual(['next@example.org']);
  expect(await campaignOf(id)).toMatchObject({ forum_id: '2027', status: 'sent' });
  // Campaigns go to the chosen forum, and corrections to the forum of the corrected campaign.
  for (const audience of [{ forum_id: LAST }, { corrects: first }]) {
    expect(await campaignOf(await begin(audience))).toMatchObject({ forum_id: LAST });
  }
});

test('a closed list gets no campaigns, stops running ones, and can be reopened within a day', async () => {
  const id = await begin();
  expect(await controlList('close')).toEqual({ isClosed: true });
  expect(await controlList('close')).toEqual({ isClosed: true });
  const refused = 'The list of the forum 2025 is closed';
  await expect(press()).rejects.toThrow(refused);
  await expect(preview()).rejects.toThrow(refused);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'list-closed' });
  await control(id, 'resume');
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'list-closed' });
  expect(provider.asked).toEqual([]);

  expect(await controlList('reopen')).toEqual({ isClosed: false });
  await control(id, 'resume');
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent' });
  const actions = await auditActions();
  expect(actions.filter((action) => action === 'close-registrant-list')).toHaveLength(1);
  expect(actions).toContain('reopen-registrant-list');

  await controlList('close');
  const closed_at = Timestamp.fromMillis(Date.now() - UNDO_MS - 1000);
  await listDocument(LAST).update({ closed_at });
  await expect(controlList('reopen')).rejects.toThrow('no longer be reopened');
});

test('a campaign stops if its list is closed between two batches', async () => {
  const id = await begin();
  provider.beforeAnswer = () => controlList('close').then(() => undefined);
  await work(id);
  await work(id);
  expect(provider.asked).toHaveLength(1);
});

test('the list of a forum that is not over cannot be closed', async () => {
  const year = new Date().getUTCFullYear() + 1;
  await announceNext(year);
  for (const forum of [`${year}`, `${year + 1}`]) {
    await expect(controlList('close', forum)).rejects.toThrow('This forum is not over yet.');
  }
  expect(await controlList('close')).toEqual({ isClosed: true });
});
