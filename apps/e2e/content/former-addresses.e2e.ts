import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content-data';
import { publishInto } from '@raade/prove/fault-server/publish-into.ts';
import { expect, test } from '../federation/composed-site.ts';

/** Content in which a speaker and a project have moved. */
const MOVED: ContentData = {
  revision: { sequence: 2, at: '2026-09-30T12:00:00Z' },
  parts: OTHER_CONTENT as unknown as ContentData['parts'],
};
const PAGES = [
  ['/conference/speakers/amina', '/conference/speakers/ustadha-amina', 'أمينة مثال'],
  ['/conference/speakers/amina-mithal', '/conference/speakers/ustadha-amina', 'أمينة مثال'],
  ['/projects/the-road', '/projects/a-road', 'Project 3'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an address that a page had before leads to it, and back leads to where one was', async ({
      site,
      page,
    }) => {
      await publishInto(site, MOVED);
      for (const [former, address, name] of PAGES) {
        await page.goto(`${site.url}/privacy`, { waitUntil: 'load' });
        await page.goto(site.url + former, { waitUntil: 'load' });
        await expect(page).toHaveURL(site.url + address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await page.goBack();
        await expect(page).toHaveURL(`${site.url}/privacy`);
      }
    });
  });
}

test('a link by the id, from a page that knows no more, leads to the page within the document', async ({
  site,
  page,
}) => {
  await publishInto(site, MOVED);
  await page.goto(`${site.url}/about`);
  const link = page.getByRole('link', { name: 'Who keeps a road once it is built?' });
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(`${site.url}/projects/a-road`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Project 3');
});

test('search engines and search of the site know the new address alone', async ({ site, page }) => {
  await publishInto(site, MOVED);
  for (const file of ['sitemap.xml', 'search.json', 'schedule.json']) {
    const text = await (await page.request.get(`${site.url}/${file}`)).text();
    expect(text, file).toContain('/conference/speakers/ustadha-amina');
    expect(text, file).not.toMatch(/speakers\/amina/);
  }
});

test('no page has a share picture with words that were those of the sample', async ({
  site,
  page,
}) => {
  await publishInto(site, MOVED);
  for (const address of ['/conference', '/projects/a-road', '/conference/speakers/yaa']) {
    await page.goto(site.url + address);
    const said = page.locator('meta[property="og:image:alt"]');
    await expect(said).toHaveAttribute(
      'content',
      'RAADE: Rice Association for African Development',
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
  }
  await page.goto(`${site.url}/privacy`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /og\/privacy/);
});
