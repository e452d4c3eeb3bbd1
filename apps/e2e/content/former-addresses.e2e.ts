import { expect, test } from '../federation/composed-site.ts';
import { publishOther } from './other-edition.ts';

const PAGES = [
  ['/conference/speakers/amina', '/conference/speakers/ustadha-amina', 'أمينة مثال'],
  ['/conference/speakers/amina-mithal', '/conference/speakers/ustadha-amina', 'أمينة مثال'],
  ['/projects/the-road', '/projects/a-road', 'Project 3'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a former address of a page redirects to it, and Back leads to the page visited before', async ({
      site,
      page,
    }) => {
      await publishOther(site);
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
