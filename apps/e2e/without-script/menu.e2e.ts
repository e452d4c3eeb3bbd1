import { expect, test } from '../federation/composed-site.ts';

test.use({ javaScriptEnabled: false });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a link opens the menu with all of its entries, and another one closes it', async ({
    site,
    page,
  }) => {
    await page.goto(site.url, { waitUntil: 'load' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await page.getByRole('link', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL(`${site.url}/conference#schedule`);
    await expect(menu).toBeHidden();
    await expect(page.locator('#schedule')).toBeInViewport();
  });
});

test('on wide screens submenus open for a pointer and for the keyboard', async ({ site, page }) => {
  await page.goto(site.url, { waitUntil: 'load' });
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const entry = bar.getByRole('link', { name: 'Schedule' });
  await expect(entry).toBeHidden();
  await bar.getByRole('link', { name: 'Conference' }).hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(0, 700);
  await expect(entry).toBeHidden();
  await bar.getByRole('link', { name: 'Conference' }).focus();
  await expect(entry).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').filter({ visible: true })).toHaveCount(
    0,
  );
});
