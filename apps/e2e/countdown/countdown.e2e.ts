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

test('[CDN-01][CDN-02][CDN-03][CDN-04] forms show the countdown at once, heroes past 70% of the window height, projects past 300 pixels, other pages never', async ({
  page,
  site,
}) => {
  for (const path of ['/conference/register', '/apply/student']) {
    await visit(page, { url: `${site.url}${path}` });
    await expect(widget(page)).toBeVisible();
  }
  await visit(page, { url: site.url });
  await expectRevealedPast(page, WINDOW_HEIGHT * 0.7);
  await visit(page, { url: `${site.url}/projects/electoral-innovation` });
  await expectRevealedPast(page, 300);
  await visit(page, { url: `${site.url}/donate` });
  await page.mouse.wheel(0, WINDOW_HEIGHT);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(WINDOW_HEIGHT);
  await expect(widget(page)).toBeHidden();
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[CDN-05][CDN-06][CDN-07][CDN-08][CDN-10] it runs to 17:30 at the forum, opens by keyboard, and goes with the forum', async ({
    page,
    site,
  }) => {
    await visit(page, { url: `${site.url}/apply/student`, now: '2025-04-10T16:25:30-05:00' });
    await expect(pill(page)).toHaveText(/^01 days 01 hours 04 min to the forum$/);
    await pill(page).press('Enter');
    await expect(widget(page)).toContainText('5:30 PM CDT');
    const calendar = widget(page).getByRole('link', { name: 'Add to Calendar' });
    await page.keyboard.press('Tab');
    await expect(calendar).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(pill(page)).toBeFocused();
    await pill(page).click();
    await page.mouse.click(100, 300);
    await expect(calendar).toBeHidden();

    await pill(page).click();
    await page.clock.pauseAt('2025-04-11T17:29:50-05:00');
    const seconds = widget(page).locator('dl > div').filter({ hasText: 'seconds' }).locator('dd');
    await expect(seconds).toHaveText('10');
    await page.clock.runFor(10_000);
    await expect(pill(page)).toHaveText('Live Now!');
    await page.clock.pauseAt('2025-04-12T23:59:59-05:00');
    await expect(pill(page)).toHaveText('Live Now!');
    await page.clock.runFor(1_000);
    await expect(widget(page)).toBeHidden();
  });
});
