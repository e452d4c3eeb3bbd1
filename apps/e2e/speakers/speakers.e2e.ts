import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Featured Speakers' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const NAMES = [
  'Ama Sample',
  'Baraka Example',
  'Chipo Placeholder',
  'Dayo Specimen',
  'Efua Mockup',
  'Femi Prototype',
  'Gugu Template',
  'Hasani Draft',
  'Imani Pattern',
  'Jabari Stencil',
  'Kesi Blueprint',
];

test('[SPK-01][SPK-02][SPK-03][SPK-04][SPK-05] eleven cards, whose photos give way to the next file and to the name', async ({
  site,
  page,
}) => {
  site.servers.content.fail({ kind: 'status', status: 404, matches: /\.jpg$/ });
  await page.goto(`${site.url}/conference`);
  await pageIsLiving(page);
  const cards = list(page).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(NAMES);
  await expect(cards).toHaveCount(NAMES.length);

  const first = cards.first();
  for (const text of ['Director', 'Sample Institute for Development', 'Studies how small firms']) {
    await expect(first).toContainText(text);
  }
  await expect(first.getByRole('link', { name: 'Full profile of Ama Sample' })).toHaveAttribute(
    'href',
    '/conference/speakers/ama-sample',
  );
  await expect(list(page).getByRole('link').last()).toHaveText('Register Now');

  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  const photos = list(page).getByRole('img');
  await expect(photos).toHaveCount(3);
  const files = () =>
    photos.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ src, naturalWidth }) => [src.replace(/.*\.(\w+)$/, '$1'), naturalWidth]),
    );
  await expect.poll(files).toEqual([
    ['jpeg', 480],
    ['png', 480],
    ['png', 480],
  ]);
  await expect(first.getByText('Ama Sample', { exact: true })).toHaveCount(2);
});

test('[ROUTE-10][SPK-07][SPK-08][SPK-09][SPK-10][SPK-11][SPK-12] a profile says all, and leads back to the list', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference/speakers/ama-sample`);
  await expect(heading(page)).toHaveText('Ama Sample');
  await expect(page).toHaveTitle('Ama Sample | Day Forum');
  const stage = page.getByRole('region', { name: 'Ama Sample' });
  await expect(stage.getByRole('img', { name: 'Portrait of Ama Sample' })).toBeVisible();
  await expect(stage).toContainText('Director');
  await expect(stage).toContainText('Sample Institute for Development');
  await expect(stage.getByRole('list', { name: 'Expertise' }).getByRole('listitem')).toHaveText([
    'Market research',
    'Small firms',
    'Teaching',
  ]);
  for (const name of ['LinkedIn', 'Twitter', 'Website']) {
    await expect(stage.getByRole('link', { name })).toHaveAttribute('href', /example\.org/);
  }
  await expect(page.getByRole('region', { name: 'About' }).getByRole('paragraph')).toHaveCount(2);
  const featured = page.getByRole('region', { name: 'Featured Session' });
  await expect(featured).toContainText('Opening Address');
  await expect(featured).toContainText('April 11, 6:00-6:30 PM CDT');
  const additional = page.getByRole('region', { name: 'Additional Sessions' });
  await expect(additional).toContainText('Fireside Chat');
  await expect(additional).toContainText('As moderator');

  await page.getByRole('link', { name: 'View All Speakers' }).click();
  await expect(page).toHaveURL(`${site.url}/conference#speakers-section`);
  await expect(list(page).getByRole('heading', { name: 'Featured Speakers' })).toBeInViewport();
  await page.goto(`${site.url}/conference/speakers`);
  await expect(page).toHaveURL(`${site.url}/conference#speakers`);
  await expect(list(page).getByRole('heading', { name: 'Featured Speakers' })).toBeInViewport();
});

test('[SPK-06][SPK-09][SPK-10] what a speaker does not have is not shown', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  await page.getByRole('link', { name: 'Full profile of Jabari Stencil' }).click();
  await expect(heading(page)).toHaveText('Jabari Stencil');
  const stage = page.getByRole('region', { name: 'Jabari Stencil' });
  await expect(stage.getByRole('link')).toHaveCount(0);
  await expect(stage.getByRole('img')).toHaveCount(0);
  const about = page.getByRole('region', { name: 'About' });
  await expect(about).toContainText('Connects student workshops in nine countries');
  await expect(page.getByRole('region', { name: 'Additional Sessions' })).toHaveCount(0);
  for (const [id, name] of [
    ['chipo-placeholder', 'Chipo Placeholder'],
    ['efua-mockup', 'Efua Mockup'],
    ['kesi-blueprint', 'Kesi Blueprint'],
  ]) {
    await page.goto(`${site.url}/conference/speakers/${id}`);
    await expect(heading(page)).toHaveText(name ?? '');
  }
});

test('[SPK-13] nobody by that id', async ({ site, page }) => {
  await page.goto(`${site.url}/conference/speakers/nobody`);
  await expect(heading(page)).toHaveText('Speaker not found');
  await expect(page).toHaveTitle('Speaker not found | Day Forum');
  await page.getByRole('link', { name: 'Return to Conference' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});
