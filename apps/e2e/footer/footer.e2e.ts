import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { addStyles } from '../policy/add-styles.ts';

test('[FOOT-07] the footer is short, has its links below each other, and has a button to the top of the page', async ({
  page,
  site,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(`${site.url}/donate`);
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
  await addStyles(page, 'main { min-height: 300vh }');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(toTop, 'center');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
