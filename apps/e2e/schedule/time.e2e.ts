import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, rowOf, titles } from './schedule-page.ts';

test('what happens now and next moves with the clock, can be jumped to, and ends with the last session', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url });
  const jump = schedule.getByRole('button', { name: 'Jump to now' });
  await expect(titles(schedule)).toHaveCount(5);
  await expect(schedule).not.toContainText(/Happening now|Next|taken place/);

  await page.clock.pauseAt('2025-04-11T17:59:59-05:00');
  await expect(rowOf(schedule, 'Opening Ceremony')).toContainText('Happening now');
  await expect(rowOf(schedule, 'Opening Address')).toContainText('Next');
  await page.clock.runFor(1_000);
  await expect(rowOf(schedule, 'Opening Address')).toContainText('Happening now');
  await expect(rowOf(schedule, 'Opening Ceremony')).not.toContainText('Happening now');

  await page.clock.pauseAt('2025-04-12T11:30:00-05:00');
  await expect(schedule).toContainText('Next: Lunch, 12:20-1:20 PM CDT on April 12');
  await schedule.getByRole('tab').last().click();
  await schedule.getByRole('button', { name: 'Keynote' }).click();
  await schedule.getByRole('tab').first().click();
  await expect(titles(schedule)).toHaveCount(1);
  await jump.click();
  const row = rowOf(schedule, 'Workshop Session 1: Agriculture');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(titles(schedule)).toHaveCount(15);
  await expect(schedule.getByText('Happening now', { exact: true })).toHaveCount(3);

  await page.clock.pauseAt('2025-04-12T21:00:00-05:00');
  await expect(jump).toBeHidden();
  await expect(schedule.getByText('Happening now', { exact: true })).toHaveCount(0);
  await expect(schedule).not.toContainText('taken place');
});

test.describe('for a visitor in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('times are the forum’s, labelled, until the visitor asks for their own', async ({
    page,
    site,
  }) => {
    const schedule = await openSchedule(page, { url: site.url });
    const ceremony = rowOf(schedule, 'Opening Ceremony');
    const address = rowOf(schedule, 'Opening Address');
    await expect(schedule.getByRole('status')).toHaveText(
      '5 sessions on Friday, in forum time (CDT)',
    );
    await expect(address.getByRole('time')).toHaveText('6:00-6:30 PM');

    await schedule.getByRole('button', { name: 'Your time (GMT+1)' }).click();
    await expect(schedule.getByRole('status')).toHaveText('5 sessions, in your time (GMT+1)');
    await expect(ceremony.getByRole('time')).toHaveText('11:30 PM-12:00 AM');
    await expect(ceremony).toContainText('ends Sat, Apr 12');
    await expect(address.getByRole('time')).toHaveText('12:00-12:30 AM');
    await expect(address).toContainText('Sat, Apr 12');
    await expect(schedule).toContainText('4:00 PM - 8:30 PM CDT');
    await page.reload();
    await expect(address.getByRole('time')).toHaveText('12:00-12:30 AM');
  });
});

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('their time has the name that people there call it by', async ({ page, site }) => {
    const schedule = await openSchedule(page, { url: site.url });
    await schedule.getByRole('button', { name: 'Your time (EDT)' }).click();
    await expect(rowOf(schedule, 'Opening Address').getByRole('time')).toHaveText('7:00-7:30 PM');
  });
});

test.describe('for a visitor in Houston', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('there is no other time to ask for, and a link leads straight to a session', async ({
    page,
    site,
  }) => {
    const at = '?day=2#session-fireside-chat';
    const schedule = await openSchedule(page, { url: site.url, at });
    await expect(titles(schedule)).toHaveCount(15);
    await expect(rowOf(schedule, 'Fireside Chat')).toBeInViewport({ ratio: 1 });
    await expect(schedule.getByRole('button', { name: /Your time/ })).toHaveCount(0);
  });
});
