import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
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
      if (!javaScriptEnabled) return;

      // The page knows a project by its id alone.
      await page.goto(`${site.url}/about`);
      await page.getByRole('link', { name: 'Who keeps a road once it is built?' }).press('Enter');
      await expect(page).toHaveURL(`${site.url}/projects/a-road`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Project 3');
      for (const file of ['sitemap.xml', 'search.json', 'schedule.json']) {
        const text = await (await page.request.get(`${site.url}/${file}`)).text();
        expect(text, file).toContain('/conference/speakers/ustadha-amina');
        expect(text, file).not.toMatch(/speakers\/amina/);
      }
    });
  });
}
