import { expect, test } from '../federation/composed-site.ts';
import { controlDecoding, logoSource, releaseLogos } from './logos.ts';

const SIZES = [
  { width: 360, height: 32, form: 'short' as const },
  { width: 479, height: 40, form: 'short' as const },
  { width: 480, height: 40, form: 'full' as const },
  { width: 700, height: 56, form: 'full' as const },
  { width: 800, height: 64, form: 'full' as const },
  { width: 1024, height: 80, form: 'full' as const },
];

for (const { width, height, form } of SIZES) {
  test(`[NAV-03][NAV-04][NAV-05] at ${width} px the ${form} logo is ${height} px high`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    const logo = page.getByRole('banner').getByRole('img', { name: 'RAADE' });
    await expect(logo).toHaveAttribute('src', logoSource(form, 'white'));
    expect((await logo.boundingBox())?.height).toBe(height);
  });
}

test('[NAV-02] the logo leads home', async ({ site, page }) => {
  await page.goto(`${site.url}/conference`);
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('[NAV-07] until the logos are there, a placeholder pulses in a box of the same size', async ({
  site,
  page,
}) => {
  await controlDecoding(page, 'hold');
  // The frame of this page does not come with the HTML, which has the logo in it.
  await page.goto(`${site.url}/admin/reconciliation`);
  const placeholder = page
    .getByRole('link', { name: 'RAADE home' })
    .getByTestId('logo-placeholder');
  await expect(placeholder).toBeVisible();
  expect(
    await placeholder.evaluate((element) => getComputedStyle(element).animationIterationCount),
  ).toBe('infinite');
  const before = await placeholder.boundingBox();

  await releaseLogos(page);
  const logo = page.getByRole('banner').getByRole('img', { name: 'RAADE' });
  await expect(logo).toBeVisible();
  expect(await logo.boundingBox()).toEqual(before);
});

test('[NAV-07][ERR-14] logos that cannot be had are logged, and the name stands in', async ({
  site,
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await controlDecoding(page, 'fail');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RAADE home' })).toBeVisible();
  await expect(page.getByTestId('logo-placeholder')).toHaveCount(0);
  expect(log.filter((text) => text.includes('logo not loaded'))).toHaveLength(4);
});
