import { BRAND } from '@raade/contracts/brand';
import { SAMPLE } from '@raade/content-model/sample-content';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { addStyles } from '../policy/add-styles.ts';

test('[PROD-06] titles, menu and footer use the full name and the short brand', async ({
  page,
  site,
}) => {
  expect(BRAND).toMatchObject({
    fullName: 'Rice Association for African Development',
    shortName: 'RAADE',
  });
  await page.goto(site.url);
  await expect(page).toHaveTitle(`${BRAND.shortName} - ${BRAND.fullName}`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: BRAND.shortName }).first(),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(BRAND.fullName);
});

test('[FOOT-01] every page ends with the contact address and the postal address', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/donate', '/no-such-page']) {
    await page.goto(`${site.url}${path}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: SAMPLE.contact.email })).toBeVisible();
    for (const line of SAMPLE.contact.postalAddress)
      await expect(footer.getByText(line)).toBeVisible();
  }
});

test('[FOOT-02] the quick links are studios, conference and about, with Donate behind them', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const links = page.getByRole('navigation', { name: 'Explore' }).getByRole('link');
  await expect(links).toHaveText(['Innovation Studios', 'Annual Conference', 'About Us', 'Donate']);
  const places = await links.evaluateAll((all) =>
    all.map((link) => ({
      address: link.getAttribute('href'),
      top: link.getBoundingClientRect().top,
    })),
  );
  const belowEachOther = places.toSorted((one, other) => one.top - other.top);
  expect(belowEachOther.map(({ address }) => address)).toEqual([
    '/studios',
    '/conference',
    '/about',
    '/donate',
  ]);
});

for (const { name, path } of [
  { name: 'Innovation Studios', path: '/studios' },
  { name: 'Annual Conference', path: '/conference' },
  { name: 'About Us', path: '/about' },
]) {
  test(`[FOOT-02] '${name}' goes to ${path} without a new document`, async ({ page, site }) => {
    await page.goto(`${site.url}/donate`);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${site.url}${path}`);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });
}

test('[FOOT-07] the button scrolls to the top and the next Tab starts there', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await addStyles(page, 'main { min-height: 300vh }');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(toTop, 'center');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const theme of ['Light', 'Dark']) {
  test(`the footer fits and reads well in the theme '${theme}'`, async ({ page, site }) => {
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('contentinfo').getByRole('radio', { name: theme }).check();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('contentinfo').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(width === 360 ? 560 : 660);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violationsOf(page, { within: 'footer' })).toEqual([]);
    }
  });
}
