import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, titles } from './schedule-page.ts';

test('tabs, filters, favorites and menus work by keyboard alone', async ({ page, site }) => {
  const schedule = await openSchedule(page, { url: site.url });
  const { keyboard } = page;
  const menu = schedule.getByRole('button', { name: 'Add to Calendar', exact: true });
  const google = schedule.getByRole('link', { name: 'Google Calendar' }).filter({ visible: true });

  await menu.focus();
  await keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Tab');
  await expect(google).toBeFocused();
  await keyboard.press('Tab');
  await expect(schedule.getByRole('button', { name: 'Calendar file, whole forum' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(google).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('Space');
  await expect(google).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(google).toBeHidden();

  await schedule.getByRole('tab').first().focus();
  await keyboard.press('ArrowRight');
  await expect(schedule.getByRole('tab').last()).toBeFocused();
  await keyboard.press('Enter');
  await expect(titles(schedule)).toHaveCount(15);

  // The panel, then the first filter.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  const filter = schedule.getByRole('button', { name: 'Break (2)' });
  await expect(filter).toBeFocused();
  await keyboard.press('Space');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(schedule)).toHaveText(['Breakfast and Check-In', 'Lunch']);

  const star = schedule.getByRole('button', { name: 'Favorite: Breakfast and Check-In' });
  await star.focus();
  await keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Tab');
  const rowMenu = schedule.getByRole('button', { name: 'Add to Calendar: Breakfast and Check-In' });
  await expect(rowMenu).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(google).toBeFocused();
  await keyboard.press('Escape');
  await expect(rowMenu).toBeFocused();
});
