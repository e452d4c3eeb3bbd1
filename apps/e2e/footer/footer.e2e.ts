import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { addStyles } from '../policy/add-styles.ts';

test('[FOOT-01][FOOT-02][FOOT-07] every page ends with addresses and ways on, which open no new document, and a button to its top', async ({
  page,
  site,
}) => {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/no-such-page', '/donate']) {
    await page.goto(`${site.url}${path}`);
    await expect(footer.getByRole('link', { name: SAMPLE.contact.email })).toBeVisible();
    for (const line of SAMPLE.contact.postalAddress)
      await expect(footer.getByText(line)).toBeVisible();
  }
  for (const [width, high] of [
    [360, 560],
    [768, 660],
    [1440, 660],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await footer.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(high);
  }
  const links = page.getByRole('navigation', { name: 'Explore' }).getByRole('link');
  const tops = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().top),
  );
  expect(tops, 'below each other').toEqual(tops.toSorted((one, other) => one - other));
  const loaded = await page.evaluate(() => performance.timeOrigin);
  for (const [name, path] of [
    ['Innovation Studios', '/studios'],
    ['Annual Conference', '/conference'],
    ['About Us', '/about'],
  ] as const) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`${site.url}${path}`);
    // The footer moves when the page comes, and a press on what moves may miss it.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);

  await addStyles(page, 'main { min-height: 300vh }');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(toTop, 'center');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
