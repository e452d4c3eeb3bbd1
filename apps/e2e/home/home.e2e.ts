import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { sectionCode } from '../federation/section-code.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const LAZY = ['transition-stat', 'future-showcase', 'transition-hook', 'join'];
const SECTIONS = ['hero', 'conference-recap', ...LAZY];

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const join = (page: Page) =>
  section(page, 'join').getByRole('heading', { level: 2, name: 'Three ways to build with us' });

const topOf = (page: Page, id: string) =>
  section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

/** No story here needs YouTube, and none may ask for it in vain. */
test.beforeEach(({ page }) => page.route('https://www.youtube.com/**', (route) => route.abort()));

test('[HOME-02][HOME-03] six sections in order; the last four say that they load until their code is there', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  // The clock is stopped, so nothing is given up while the page is looked at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const files = await Promise.all(LAZY.map(sectionCode));
  site.servers.content.fail({ kind: 'hanging', matches: new RegExp(files.join('|')) });
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(section(page, 'join')).toHaveText('Loading section...', {
      timeout: withinNow(100),
    });
  }).toPass();
  const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);

  for (const id of LAZY) {
    await scrollTo(section(page, id));
    await expect(section(page, id).getByRole('status')).toHaveText('Loading section...');
  }
  site.servers.content.heal();
  // What hung is given up and asked for again, one section after the other: in the page's own time.
  await expect(async () => {
    await page.clock.runFor(2500);
    await expect(page.getByText('Loading section...')).toHaveCount(0, { timeout: withinNow(500) });
  }).toPass();
  await expect(join(page)).toBeVisible();
});

test('[HOME-04][HOME-10][HOME-11][HOME-12][HOME-17][ROUTE-01] buttons and links of the page lead down it, and on', async ({
  site,
  page,
}) => {
  const stat = section(page, 'transition-stat');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Scroll down' }).press('Enter');
  await expect.poll(() => topOf(page, 'transition-stat')).toBeLessThan(150);
  await expect(stat.getByRole('heading', { level: 2 })).toBeInViewport();

  const hook = section(page, 'transition-hook');
  await scrollTo(hook);
  await hook.getByRole('link', { name: 'See how to add yours.' }).click();
  await expect(page).toHaveURL(`${site.url}/#join`);
  await expect(join(page)).toBeInViewport();

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Start Building Today' }).click();
  await expect(join(page)).toBeVisible();
  await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Explore Our Impact' }).click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  await page.goBack();
  const recap = section(page, 'conference-recap');
  await recap.getByRole('link', { name: 'Learn More About Our Forum' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);

  await test.step('#join is where it opens, although all before it loads late', async () => {
    await page.goto(`${site.url}/#join`);
    await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
    await page.waitForLoadState('networkidle');
    expect(await topOf(page, 'join')).toBeLessThan(150);
    await page.goto(`${site.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Join Us' }).click();
    await expect(join(page)).toBeVisible();
    await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
  });
});
