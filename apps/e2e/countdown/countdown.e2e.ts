import { SAMPLE } from '@raade/content-model/sample-content';
import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const widget = (page: Page) =>
  page.getByRole('complementary', { name: `Countdown to the ${SAMPLE.forum.name}` });
const pill = (page: Page) => widget(page).getByRole('button');

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[CDN-05][CDN-06][CDN-07][CDN-08][CDN-10] it runs to 17:30 at the forum, opens by keyboard, and goes with the forum', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: '2025-04-10T16:25:30-05:00' });
    await page.goto(`${site.url}/apply/student`);
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
