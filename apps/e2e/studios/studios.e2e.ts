import { devices, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';

const cards = (page: Page) => page.locator('#projects').getByRole('heading', { level: 3 });
const card = (page: Page, name: string) =>
  page.locator('#projects li').filter({ has: page.getByRole('heading', { name }) });
const solar = (page: Page) => card(page, 'Solar Access Program');
const challenge = (page: Page) =>
  solar(page).getByText('A solar power system earns back its price over years');
const choice = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter projects by sector' })
    .getByRole('button', { name, exact: true });
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('[STU-09] a card shows its challenge on hover and focus, and leads to its page; the filter is in the address', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/studios`);
  await page.locator('main [data-section="hero"]').getByRole('link', { name: 'Scroll' }).click();
  const heading = page.getByRole('heading', { name: 'Transforming non-consumption' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(current).toHaveText(['Overview']);
  await expectAccessible(page, 'the studios');

  await expect(challenge(page)).toBeHidden();
  await solar(page).hover();
  await expect(challenge(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await expect(challenge(page)).toBeHidden();

  await choice(page, 'Business').focus();
  await page.keyboard.press('Tab');
  await expect(solar(page).getByRole('link')).toBeFocused();
  await expect(challenge(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(challenge(page)).toBeHidden();
  await page.keyboard.press('Tab');
  const button = solar(page).getByRole('button', {
    name: 'Read the challenge of Solar Access Program',
  });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(challenge(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(challenge(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(challenge(page)).toBeHidden();
  await solar(page).getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}/projects/sunfi-solar-initiative`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Access Program');

  await page.goto(`${site.url}/studios?sector=healthcare`);
  await expect(choice(page, 'Healthcare')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(2);
  await choice(page, 'Energy').click();
  await expect(page).toHaveURL(`${site.url}/studios?sector=energy`);
  const position = await top(page);
  expect(position).toBeGreaterThan(100);
  await choice(page, 'All').click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  expect(await top(page)).toBe(position);
  await page.goBack();
  await expect(cards(page)).toHaveText(['Solar Access Program']);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`${site.url}/studios?sector=no-such-sector`);
  await expect(cards(page)).toHaveCount(6);
});

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('the button of a card shows and hides its challenge', async ({ page, site }) => {
    await page.goto(`${site.url}/studios`);
    const button = solar(page).getByRole('button');
    await button.tap();
    await expect(challenge(page)).toBeVisible();
    const room = await challenge(page).evaluate((text) => {
      const panel = text.parentElement;
      return panel && panel.scrollHeight - panel.clientHeight;
    });
    expect(room).toBe(0);
    await button.tap();
    await expect(challenge(page)).toBeHidden();
  });
});
