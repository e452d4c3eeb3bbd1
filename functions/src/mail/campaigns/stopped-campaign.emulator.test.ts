import { LOG } from '../../testing/test-environment.ts';
import {
  begin,
  campaignOf,
  control,
  provider,
  resetDesk,
  skip,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { CAMPAIGN_STOPS } from '@raade/contracts/mail/campaign-stops';
import { addRegistrants } from '../../testing/mail/registrants.ts';
import { deliveriesOf } from './campaign-document.ts';

const READERS = 90;
const { least } = CAMPAIGN_STOPS['hard-bounces'];

beforeEach(async () => {
  await resetDesk();
  const readers = Array.from({ length: READERS }, (_, number) => `reader-${number}@example.org`);
  await addRegistrants(readers.map((email) => ({ email, full_name: 'Sam Sample' })));
  // Counts are taken every few seconds.
  provider.beforeAnswer = () => skip(6000);
});

const refuseAll = () => {
  provider.answer = () => ({ status: 'refused', reason: '550 5.1.1 No such user', isGone: true });
};

test('a campaign of which too much comes back stops, says why, and goes on when staff say so', async () => {
  refuseAll();
  const id = await begin();
  expect(await work(id)).toBe('stopped');
  const stopped = await campaignOf(id);
  expect(stopped).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(stopped.bounces?.['hard-bounce']).toBe(provider.addresses.length);
  expect(provider.addresses.length).toBeLessThan(least + 2 * provider.batchSize);
  expect(LOG.filter((line) => line.includes('too much of it came back'))).toHaveLength(1);
  expect(await work(id)).toBe('empty');

  provider.answer = () => ({ status: 'sent' });
  await control(id, 'resume');
  expect(await campaignOf(id)).toMatchObject({ status: 'sending', pause_reason: null });
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { waiting: 0 } });
  expect(provider.addresses).toHaveLength(READERS);
});

test('if as much comes back after that, it stops again', async () => {
  refuseAll();
  const id = await begin();
  await work(id);
  const before = provider.addresses.length;
  await control(id, 'resume');
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(provider.addresses.length - before).toBeGreaterThanOrEqual(least);
});

test('complaints that are reported while it goes out stop it, too', async () => {
  const id = await begin();
  let taken = 0;
  provider.beforeAnswer = async () => {
    skip(6000);
    taken += 1;
    if (taken !== 4) return;
    const { docs } = await deliveriesOf(id).limit(CAMPAIGN_STOPS.complaints.least).get();
    for (const { ref } of docs) await ref.update({ bounce: 'complaint' });
  };
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'complaints' });
});

test('a pause of staff, and a provider that refuses us, are other reasons', async () => {
  const id = await begin();
  await control(id, 'pause');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'by-staff' });
  await control(id, 'resume');
  provider.answer = () => ({ status: 'blocked', reason: 'quota', code: '5.4.5' });
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'provider' });
});
