import { logOf, timesLogged } from '../errors/faults.ts';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { holdBack } from '../home/hold-back.ts';

test('React hydrates every page without mismatch, even with another clock, width or query than at rendering', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  const log = logOf(page);
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  expect(paths.length).toBeGreaterThan(20);
  const queries = ['/conference?day=2&times=mine#schedule', '/studios?sector=Energy', '/no-such'];
  for (const path of [...paths.map(({ pathname }) => pathname), ...queries]) {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const heading = await page.locator('main h1').elementHandle();
    await pageIsHydrated(page);
    expect(await heading.evaluate(({ isConnected }) => isConnected), path).toBe(true);
    expect(timesLogged(log, 'page rendered anew'), path).toBe(0);
  }
  await context.close();
});

test('text, choices, presses and focus from before the scripts are loaded are kept', async ({
  site,
  page,
}) => {
  const bring = await holdBack(page, /\.js$/);
  await page.goto(`${site.url}/donate`, { waitUntil: 'commit' });
  const heading = await page.locator('main h1').elementHandle();
  const name = page.getByLabel('Full name');
  await name.fill('Ada Early');
  await page.getByLabel('Message').fill('Two lines\nof thanks');
  await page.getByText('$250', { exact: true }).click();
  await page.getByText('Make my donation anonymous').click();
  await page.getByLabel('Email', { exact: true }).fill('ada@');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await name.focus();
  bring();
  await pageIsHydrated(page);
  expect(await heading.evaluate(({ isConnected }) => isConnected)).toBe(true);
  // The press has an effect: the address is reported as invalid.
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(name).toHaveValue('Ada Early');
  await expect(page.getByLabel('Message')).toHaveValue('Two lines\nof thanks');
  await expect(page.getByRole('radio', { name: '$250' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.reload();
  await expect(name, 'the form itself knows what was typed').toHaveValue('Ada Early');
});
