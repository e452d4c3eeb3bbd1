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
import { addRegistrants } from '../../testing/mail/registrants.ts';

beforeEach(resetDesk);

/** So many registrants in place of the desk's few: more than a row of refusals. */
async function register(count: number): Promise<void> {
  const emails = Array.from({ length: count }, (_, index) => `reader-${index}@example.org`);
  await addRegistrants(emails.map((email) => ({ email, full_name: 'Sam Sample' })));
}

test('refusals in a row for a reason that nobody has told us of pause the campaign, and fail few', async () => {
  await register(40);
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

test('they do so after all mails were put off once, too', async () => {
  await register(30);
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
  await register(30);
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
