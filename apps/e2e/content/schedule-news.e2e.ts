import { SAMPLE, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData } from '@raade/contracts/content-data';
import { REGISTRY_AGE } from '@raade/contracts/deadlines';
import { publishInto } from '@raade/prove/fault-server/publish-into.ts';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { openTab } from '../releases/open-tab.ts';

const [opening, ...others] = SAMPLE.sessions;
if (!opening) throw new Error('The sample has no session.');

const MOVED = 'Room of the story';
const EDITION: ContentData = {
  revision: { ...SAMPLE_REVISION, sequence: SAMPLE_REVISION.sequence + 1 },
  parts: {
    ...SAMPLE,
    sessions: [{ ...opening, room: MOVED }, ...others],
  } as unknown as ContentData['parts'],
};

test('an open schedule tells within a minute what has changed, and shows it', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTab(page, `${site.url}/conference`);
  await scrollTo(page.getByRole('heading', { name: 'Conference Schedule' }));
  // What tells of it comes once somebody has stayed.
  const first = page.waitForResponse(/registry\.json/);
  await page.clock.fastForward(15_000);
  await first;
  await publishInto(site, EDITION);
  await page.clock.fastForward(REGISTRY_AGE.schedule);
  const news = page.getByRole('status').filter({ hasText: 'The schedule has changed' });
  await expect(news.getByRole('listitem')).toHaveText(
    `${opening.title} moved from ${opening.room} to ${MOVED}`,
  );
  await news.getByRole('button', { name: 'Show the new schedule' }).click();
  await expect(page.getByText(MOVED).first()).toBeVisible();
  await expect(news).toHaveCount(0);
});
