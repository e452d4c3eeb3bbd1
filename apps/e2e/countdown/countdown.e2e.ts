import { SAMPLE } from '@raade/content-model/sample-content';
import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { addStyles } from '../policy/add-styles.ts';

const WINDOW_HEIGHT = 800;
const TEN_DAYS_BEFORE = '2025-04-01T12:00:00-05:00';

const widget = (page: Page) =>
  page.getByRole('complementary', { name: `Countdown to the ${SAMPLE.forum.name}` });
const pill = (page: Page) => widget(page).getByRole('button');

interface Visit {
  readonly url: string;
  readonly now?: string;
}

/** Opens a page at a moment before the forum. However little it holds, it can be scrolled. */
async function visit(page: Page, { url, now = TEN_DAYS_BEFORE }: Visit) {
  await page.clock.install({ time: now });
  await page.goto(url);
  await expect(page.getByRole('main')).toBeAttached();
  await addStyles(page, 'main { min-height: 300vh }');
}

async function expectRevealedPast(page: Page, threshold: number) {
  await expect(widget(page)).toBeHidden();
  await page.mouse.wheel(0, threshold - 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(threshold - 10);
  await expect(widget(page)).toBeHidden();
  await page.mouse.wheel(0, 20);
  await expect(widget(page)).toBeVisible();
  await page.mouse.wheel(0, -20);
  await expect(widget(page)).toBeHidden();
}

test.use({ viewport: { width: 1280, height: WINDOW_HEIGHT } });

for (const path of ['/conference/register', '/apply/student', '/apply/partner']) {
  test(`[CDN-01] ${path} shows the countdown at once`, async ({ page, site }) => {
    await visit(page, { url: `${site.url}${path}` });
    await expect(widget(page)).toBeVisible();
  });
}

for (const path of ['/', '/about', '/studios', '/conference']) {
  test(`[CDN-02] ${path} shows it past 70% of the window height`, async ({ page, site }) => {
    await visit(page, { url: `${site.url}${path}` });
    await expectRevealedPast(page, WINDOW_HEIGHT * 0.7);
  });
}

test('[CDN-03] a project page shows it past 300 pixels', async ({ page, site }) => {
  await visit(page, { url: `${site.url}/projects/electoral-innovation` });
  await expectRevealedPast(page, 300);
});

test('[CDN-04] a page that no rule names never shows it', async ({ page, site }) => {
  await visit(page, { url: `${site.url}/donate` });
  await page.mouse.wheel(0, WINDOW_HEIGHT);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(WINDOW_HEIGHT);
  await expect(widget(page)).toBeHidden();
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[CDN-05, CDN-10] the countdown runs to 17:30 at the forum', async ({ page, site }) => {
    await visit(page, { url: `${site.url}/apply/student`, now: '2025-04-10T16:25:30-05:00' });
    await expect(pill(page)).toHaveText(/^01 days 01 hours 04 min to the forum$/);
    await pill(page).click();
    await expect(widget(page)).toContainText('5:30 PM CDT');
  });
});

test('[CDN-07, CDN-08, CDN-11] digits turn into Live Now!, and the widget goes with the forum', async ({
  page,
  site,
}) => {
  await visit(page, { url: `${site.url}/apply/student`, now: '2025-04-11T17:20:00-05:00' });
  await page.clock.pauseAt('2025-04-11T17:29:50-05:00');
  await pill(page).click();
  const seconds = widget(page).locator('dl > div').filter({ hasText: 'seconds' }).locator('dd');
  await expect(seconds).toHaveText('10');
  await page.clock.runFor(1_000);
  await expect(seconds).toHaveText('09');
  await page.clock.runFor(9_000);
  await expect(pill(page)).toHaveText('Live Now!');

  await page.clock.pauseAt('2025-04-12T23:59:59-05:00');
  await expect(pill(page)).toHaveText('Live Now!');
  await page.clock.runFor(1_000);
  await expect(widget(page)).toBeHidden();
});

test('[CDN-06] the panel opens and closes by keyboard and leads to calendar and forum', async ({
  page,
  site,
}) => {
  await visit(page, { url: `${site.url}/apply/student` });
  await pill(page).focus();
  await page.keyboard.press('Enter');
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true');
  const calendar = widget(page).getByRole('link', { name: 'Add to Calendar' });
  await expect(calendar).toHaveAttribute('href', /dates=20250411T210000Z%2F20250413T020000Z/);
  await page.keyboard.press('Tab');
  await expect(calendar).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(pill(page)).toBeFocused();

  await pill(page).click();
  await page.mouse.click(100, 300);
  await expect(calendar).toBeHidden();

  await pill(page).click();
  await widget(page).getByRole('link', { name: 'About the forum' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});
