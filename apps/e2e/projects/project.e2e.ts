import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';

/** Finds words of a heading that are broken across lines or overflow it. */
const misplacedWords = (heading: Locator) =>
  heading.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 1;
    const name = element.textContent;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return name.split(' ').filter((word) => {
      const range = document.createRange();
      range.setStart(text as Text, name.indexOf(word));
      range.setEnd(text as Text, name.indexOf(word) + word.length);
      return range.getClientRects().length > 1 || range.getBoundingClientRect().right > edge;
    });
  });

const SLUGS = [
  'sunfi-solar-initiative',
  'maternal-health-platform',
  'child-nutrition-initiative',
  'language-preservation-platform',
  'womens-entrepreneurship-program',
  'electoral-innovation',
];

test('[PROJ-01][PROJ-03][PROJ-04][PROJ-05][ROUTE-05] each project has a page with a picture and links to its partner, another project and the studios', async ({
  page,
  site,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  for (const slug of SLUGS) {
    await page.goto(`${site.url}/projects/${slug}`);
    await expect(page).toHaveTitle(`${await title.textContent()} - RAADE`);
    const picture = page.locator('main [data-section="hero"]').getByRole('img');
    expect((await picture.boundingBox())?.width).toBeGreaterThan(300);
  }
  const next = page.getByRole('link', { name: /^Next project/ });
  const name = (await next.getByRole('strong').textContent()) ?? '';
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  await next.click();
  await expect(title).toHaveText(name);
  await expectAccessible(page, 'a project');

  await page.context().route('https://*.example.org/**', (route) => route.fulfill({ body: 'ok' }));
  await page.goto(`${site.url}/projects/sunfi-solar-initiative`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sample Solar Finance Company' }).first().click();
  await expect(await opened).toHaveURL('https://solar-finance.example.org/');
  await page.getByRole('link', { name: 'Back to Studios' }).click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  await expect(title).toContainText('Design.');
});

test('the name of a project fits at every width without broken words', async ({ page, site }) => {
  const title = page.getByRole('heading', { level: 1 });
  for (const slug of SLUGS) {
    await page.goto(`${site.url}/projects/${slug}`);
    for (const width of [320, 360, 768, 1024, 1440, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await misplacedWords(title), `${slug} at ${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${slug} at ${width} px`).toBe(width);
    }
  }
});
