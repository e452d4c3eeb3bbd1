import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Featured Speakers' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The text of each card, in order: name, role, organisation and the beginning of the short biography. */
const CARDS = [
  ['Ama Sample', 'Director', 'Sample Institute for Development', 'Studies how small firms'],
  ['Baraka Example', 'Chief Economist', 'Example Trade Council', 'Measures trade between'],
  ['Chipo Placeholder', 'Managing Partner', 'Placeholder Seed Fund', 'Lends to firms that'],
  ['Dayo Specimen', 'Founder', 'Specimen Solar', 'Sells light by the day'],
  ['Efua Mockup', 'Studio Lead', 'Mockup Design Studio', 'Teaches teams to write'],
  ['Femi Prototype', 'Pricing Analyst', 'Prototype Markets', 'Works out what things'],
  ['Gugu Template', 'Head of Product', 'Template Health', 'Designs tools for nurses'],
  ['Hasani Draft', 'Engineer', 'Draft Cold Chain Works', 'Builds cold boxes'],
  ['Imani Pattern', 'Adviser', 'Pattern Office for Public Service', 'Helps city halls'],
  ['Jabari Stencil', 'President', 'Stencil University Network', 'Connects student workshops'],
  ['Kesi Blueprint', 'Chair', 'Blueprint Foundation', 'Has closed more projects'],
] as const;
const NAMES = CARDS.map(([name]) => name);
const idOf = (name: string) => name.toLowerCase().replace(' ', '-');

/** The cards of the living page, with their photos come near. */
async function openCards(page: Page, url: string) {
  await page.goto(`${url}/conference`);
  await pageIsLiving(page);
  const cards = list(page).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(NAMES);
  for (const card of await cards.all()) await scrollTo(card, 'center');
  return cards;
}

/** The format of each photo that is shown, and its width in pixels of its file once it is there. */
const shownPhotos = (page: Page) =>
  list(page)
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc, naturalWidth }) => [
        currentSrc.replace(/.*\.(\w+)$/, '$1'),
        naturalWidth,
      ]),
    );

test('[SPK-01][SPK-02][SPK-03][SPK-04][SPK-05] eleven cards with photo, name, role, organisation and short biography; nothing is asked for that does not exist', async ({
  site,
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    const isPhoto = NAMES.some((name) => response.url().includes(idOf(name)));
    if (isPhoto && response.request().resourceType() === 'image') answers.push(response.status());
  });
  const cards = await openCards(page, site.url);
  for (const [index, words] of CARDS.entries()) {
    const card = cards.nth(index);
    for (const text of words) await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: `Full profile of ${words[0]}` })).toHaveAttribute(
      'href',
      `/conference/speakers/${idOf(words[0])}`,
    );
  }
  await expect(list(page).getByRole('link').last()).toHaveText('Register Now');

  const formats = (await shownPhotos(page)).map(([format]) => format);
  const svg = 'svg';
  expect(formats).toEqual([svg, svg, svg, svg, svg, 'jpeg', svg, 'png', svg, 'jpg']);
  await expect
    .poll(async () => (await shownPhotos(page)).every(([, width]) => Number(width) > 0))
    .toBe(true);
  expect(new Set(answers)).toEqual(new Set([200]));
  // The name takes the place of a photo that nobody has, beside the heading and the name of the link.
  await expect(cards.nth(9).getByText('Jabari Stencil', { exact: true })).toHaveCount(3);
});

test('[SPK-05] a photo that cannot be loaded gives way to the next format, and at last to the name', async ({
  site,
  page,
}) => {
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
});

test('[ROUTE-10][SPK-07][SPK-08][SPK-09][SPK-10][SPK-11][SPK-12] a profile says all, and leads back to the list', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference/speakers/ama-sample`);
  await expect(heading(page)).toHaveText('Ama Sample');
  await expect(page).toHaveTitle('Ama Sample | Day Forum');
  const hero = page.getByRole('region', { name: 'Ama Sample' });
  await expect(hero.getByRole('img', { name: 'Portrait of Ama Sample' })).toBeVisible();
  await expect(hero).toContainText('Director');
  await expect(hero).toContainText('Sample Institute for Development');
  await expect(hero.getByRole('list', { name: 'Expertise' }).getByRole('listitem')).toHaveText([
    'Market research',
    'Small firms',
    'Teaching',
  ]);
  for (const name of ['LinkedIn', 'Twitter', 'Website']) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', /example\.org/);
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
  const hero = page.getByRole('region', { name: 'Jabari Stencil' });
  await expect(hero.getByRole('link')).toHaveText([/Speakers$/]);
  await expect(hero.getByRole('img')).toHaveCount(0);
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
