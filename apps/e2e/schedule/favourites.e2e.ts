import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, titles } from './schedule-page.ts';

test('favorites stay on the device, and can be shared by a link that does not replace the recipient’s, even without access to the clipboard', async ({
  page,
  site,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const schedule = await openSchedule(page, { url: site.url, at: '?day=2' });
  await schedule.getByRole('button', { name: 'Favorite: Lunch' }).click();
  await schedule.getByRole('button', { name: 'Favorite: Fireside Chat' }).click();
  await page.reload();
  await schedule.getByRole('button', { name: 'My favorites (2)' }).click();
  await expect(titles(schedule)).toHaveText(['Lunch', 'Fireside Chat']);
  await schedule.getByRole('button', { name: 'Share favorites' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.href).toBe(`${site.url}/conference?day=2&favourites=lunch,fireside-chat#schedule`);

  const friend = await browser.newPage();
  await friend.addInitScript(() =>
    localStorage.setItem('raade-schedule-favourites-1', '["plenary-1"]'),
  );
  const theirs = await openSchedule(friend, { url: site.url, at: `${link.search}${link.hash}` });
  await expect(theirs.getByRole('region', { name: 'Shared favorites' })).toContainText(
    'Someone shared 2 sessions with you.',
  );
  await expect(titles(theirs)).toHaveText(['Lunch', 'Fireside Chat']);
  await expect(theirs.getByRole('button', { name: 'My favorites (1)' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Show the whole schedule' }).click();
  await expect(titles(theirs)).toHaveCount(15);
  await expect(theirs.getByRole('button', { name: 'My favorites (1)' })).toBeVisible();

  await friend.goBack();
  await friend.goto(link.href);
  await theirs.getByRole('button', { name: 'Add to my favorites' }).click();
  await expect(titles(theirs)).toHaveText(['Plenary 1', 'Lunch', 'Fireside Chat']);
  await expect(theirs.getByRole('button', { name: 'My favorites (3)' })).toBeVisible();
  await friend.close();

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await schedule.getByRole('button', { name: 'Share favorites' }).click();
  await expect(schedule.getByRole('textbox', { name: 'Copy this link' })).toHaveValue(link.href);
});
