import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, rowOf, titles } from './schedule-page.ts';

test('[SCHED-06] two tabs show a day each, which is in the address, and Back goes through them', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url });
  const [day1, day2] = [schedule.getByRole('tab').first(), schedule.getByRole('tab').last()];
  await expect(schedule.getByRole('tab')).toHaveText(['Day 1 (April 11)', 'Day 2 (April 12)']);
  await expect(titles(schedule)).toHaveCount(5);
  await day2.click();
  await expect(titles(schedule)).toHaveCount(15);
  await expect(page).toHaveURL(/\?day=2$/);
  await page.goBack();
  await expect(titles(schedule)).toHaveCount(5);
  await expect(day1).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(schedule.getByRole('tab')).toHaveText(['April 11', 'April 12']);
});

test('a link to the second day shows it from the first paint, before scripts', async ({
  page,
  site,
}) => {
  site.servers.content.fail({ kind: 'hanging', matches: /\.js/ });
  await page.addInitScript(`
    window.firstShown = [];
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      const tabs = [...document.querySelectorAll('#schedule [role="tab"]')];
      window.firstShown = tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.ariaSelected);
    }).observe({ type: 'paint', buffered: true });
  `);
  await page.goto(`${site.url}/conference?day=2#session-lunch`, { waitUntil: 'commit' });
  const schedule = page.locator('#schedule');
  await expect(schedule.locator('#session-lunch')).toBeInViewport();
  await expect(schedule.getByRole('tab', { selected: true })).toHaveText('Day 2 (April 12)');
  await expect(titles(schedule)).toHaveCount(15);
  expect(await page.evaluate('window.firstShown')).toEqual(['false', 'true']);
  await page.goto(`${site.url}/conference`, { waitUntil: 'commit' });
  await expect(titles(schedule)).toHaveCount(5);
});

test.describe('for a visitor in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('times are the forum’s until the visitor chooses their own, and the current session follows the clock', async ({
    page,
    site,
  }) => {
    const schedule = await openSchedule(page, { url: site.url });
    const ceremony = rowOf(schedule, 'Opening Ceremony');
    const address = rowOf(schedule, 'Opening Address');
    await expect(address.getByRole('time')).toHaveText('6:00-6:30 PM');
    await expect(schedule.getByText(/^(Happening now|Next)$|taken place/)).toHaveCount(0);
    await schedule.getByRole('button', { name: 'Your time (GMT+1)' }).click();
    await expect(schedule.getByRole('status')).toHaveText('5 sessions, in your time (GMT+1)');
    await expect(ceremony.getByRole('time')).toHaveText('11:30 PM-12:00 AM');
    await expect(ceremony).toContainText('ends Sat, Apr 12');
    await page.reload();
    await expect(address.getByRole('time')).toHaveText('12:00-12:30 AM');
    await expect(address).toContainText('Sat, Apr 12');

    await page.clock.pauseAt('2025-04-11T17:59:59-05:00');
    await expect(ceremony).toContainText('Happening now');
    await expect(address).toContainText('Next');
    await page.clock.runFor(1_000);
    await expect(address).toContainText('Happening now');
    await expect(ceremony).not.toContainText('Happening now');

    await page.clock.pauseAt('2025-04-12T11:30:00-05:00');
    await schedule.getByRole('tab').last().click();
    await schedule.getByRole('button', { name: 'Keynote' }).click();
    await schedule.getByRole('tab').first().click();
    const jump = schedule.getByRole('button', { name: 'Jump to now' });
    await jump.click();
    const row = rowOf(schedule, 'Workshop Session 1: Agriculture');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(titles(schedule)).toHaveCount(15);
    await expect(schedule.getByText('Happening now', { exact: true })).toHaveCount(3);
    await page.clock.pauseAt('2025-04-12T21:00:00-05:00');
    await expect(jump).toBeHidden();
    await expect(schedule.getByText('Happening now', { exact: true })).toHaveCount(0);
  });
});
