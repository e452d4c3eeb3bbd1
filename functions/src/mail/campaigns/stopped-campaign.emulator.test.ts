import { LOG } from '../../testing/test-environment.ts';
import {
  begin,
  campaignOf,
  control,
  HOUR_MS,
  provider,
  resetDesk,
  skip,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { CAMPAIGN_STOPS } from '@raade/contracts/mail/campaign-stops';
import { addReaders } from '../../testing/mail/registrants.ts';
import { deliveriesOf } from './campaign-document.ts';

const READERS = 90;
const { least } = CAMPAIGN_STOPS['hard-bounces'];

beforeEach(resetDesk);

/** Lets the time pass after which what came back is counted. */
const countOften = () => skip(6000);

test('a campaign of which too much comes back stops, says why, and goes on when staff say so', async () => {
  await addReaders(READERS);
  provider.answer = () => ({ status: 'refused', reason: '550 5.1.1 No such user', isGone: true });
  provider.beforeAnswer = countOften;
  const id = await begin();
  expect(await work(id)).toBe('stopped');
  const stopped = await campaignOf(id);
  expect(stopped).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(stopped.bounces?.['hard-bounce']).toBe(provider.addresses.length);
  expect(provider.addresses.length).toBeLessThan(least + 2 * provider.batchSize);
  expect(LOG.filter((line) => line.includes('too much of it came back'))).toHaveLength(1);
  expect(await work(id)).toBe('empty');

  // If as much comes back after that, it stops again.
  const before = provider.addresses.length;
  await control(id, 'resume');
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(provider.addresses.length - before).toBeGreaterThanOrEqual(least);

  provider.answer = () => ({ status: 'sent' });
  await control(id, 'resume');
  expect(await campaignOf(id)).toMatchObject({ status: 'sending', pause_reason: null });
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { waiting: 0 } });
  expect(provider.addresses).toHaveLength(READERS);
});

test('complaints that are reported while it goes out stop it, too', async () => {
  await addReaders(READERS);
  const id = await begin();
  let taken = 0;
  provider.beforeAnswer = async () => {
    countOften();
    taken += 1;
    if (taken !== 4) return;
    const { docs } = await deliveriesOf(id).limit(CAMPAIGN_STOPS.complaints.least).get();
    for (const { ref } of docs) await ref.update({ bounce: 'complaint' });
  };
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'complaints' });
});

test('refusals in a row for a reason that nobody has told us of pause the campaign, and fail few', async () => {
  await addReaders(40);
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  const id = await begin();
  await work(id);
  const { asked } = provider;
  expect(await campaignOf(id)).toMatchObject({
    ...{ status: 'paused', pause_reason: 'provider' },
    deliveries: { failed: 9, waiting: 31 },
  });
  expect(asked.flatMap(({ mails }) => mails)).toHaveLength(12);
  expect(LOG.join('\n')).toContain('a campaign was paused');

  provider.reset();
  await control(id, 'resume');
  skip(HOUR_MS);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 31 } });
});

test('refusals in a row do so after all mails were put off once, too', async () => {
  await addReaders(30);
  provider.answer = () => ({ status: 'temporary', reason: '421 slow down' });
  const id = await begin();
  await work(id);
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  skip(HOUR_MS);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({
    ...{ status: 'paused', pause_reason: 'provider' },
    deliveries: { failed: 9, waiting: 21 },
  });
});

test('once staff have let the campaign go on, they do not stop it for ever', async () => {
  await addReaders(30);
  provider.answer = () => ({ status: 'refused', reason: '550 not them', code: '550' });
  const id = await begin();
  // Nine fail in each run, and those that waited in the one before.
  for (let runs = 0; runs < 3 && (await campaignOf(id)).status !== 'sent'; runs += 1) {
    await work(id);
    if ((await campaignOf(id)).status === 'paused') await control(id, 'resume');
    skip(HOUR_MS);
  }
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { failed: 30 } });
});
