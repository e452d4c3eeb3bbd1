import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Featured Speakers' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the speakers after hydration, with their photos loaded. */
async function openCards(page: Page, url: string) {
  await page.goto(`${url}/conference`);
  const cards = list(page).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveCount(11);
  for (const card of await cards.all()) await scrollTo(card, 'center');
  return cards;
}

/** Returns the format of each visible photo, and its file's width in pixels once it is loaded. */
const shownPhotos = (page: Page) =>
  list(page)
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc, naturalWidth }) => [
        currentSrc.replace(/.*\.(\w+)$/, '$1'),
        naturalWidth,
      ]),
    );

test('[SPK-02][SPK-04][SPK-05] speakers have photos, without requests for missing ones; a failed one is replaced by the next format, and at last by the name', async ({
  site,
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    const isPhoto = /-(sample|example|draft|mockup|specimen|template)\b/.test(response.url());
    if (isPhoto && response.request().resourceType() === 'image') answers.push(response.status());
  });
  site.servers.content.fail({ kind: 'status', status: 404, matches: /\.(jpg|svg)$/ });
  const cards = await openCards(page, site.url);
  await expect
    .poll(() => shownPhotos(page))
    .toEqual([
      ['jpeg', 480],
      ['png', 480],
      ['png', 480],
    ]);
  await expect(cards.first().getByText('Ama Sample', { exact: true })).toHaveCount(3);

  site.servers.content.heal();
  answers.length = 0;
  await openCards(page, site.url);
  const svg = 'svg';
  const formats = async () => (await shownPhotos(page)).map(([format]) => format);
  await expect.poll(formats).toEqual([svg, svg, svg, svg, svg, 'jpeg', svg, 'png', svg, 'jpg']);
  await expect
    .poll(async () => (await shownPhotos(page)).every(([, width]) => Number(width) > 0))
    .toBe(true);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('[ROUTE-10][SPK-12][SPK-13] a card links to a profile, and each profile, even an unknown one, links back to the list', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  await page.getByRole('link', { name: 'Full profile of Ama Sample' }).click();
  await expect(page).toHaveURL(`${site.url}/conference/speakers/ama-sample`);
  await expect(heading(page)).toHaveText('Ama Sample');
  await expect(page).toHaveTitle('Ama Sample | Day Forum');
  await expectAccessible(page, 'a speaker');
  await page.getByRole('link', { name: 'View All Speakers' }).click();
  await expect(page).toHaveURL(`${site.url}/conference#speakers-section`);
  const title = list(page).getByRole('heading', { name: 'Featured Speakers' });
  await expect(title).toBeInViewport();
  await page.goto(`${site.url}/conference/speakers`);
  await expect(page).toHaveURL(`${site.url}/conference#speakers`);
  await expect(title).toBeInViewport();
  await page.goto(`${site.url}/conference/speakers/nobody`);
  await expect(heading(page)).toHaveText('Speaker not found');
  await expect(page).toHaveTitle('Speaker not found | Day Forum');
  await page.getByRole('link', { name: 'Return to Conference' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});
