import { devices, type Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const NAMES = [
  ['Solar Access Program', 'sunfi-solar-initiative'],
  ['Maternal Health Platform', 'maternal-health-platform'],
  ['Child Nutrition Initiative', 'child-nutrition-initiative'],
  ['Language Preservation Platform', 'language-preservation-platform'],
  ["Women's Entrepreneurship Program", 'womens-entrepreneurship-program'],
  ['Electoral Innovation', 'electoral-innovation'],
] as const;

const card = (page: Page, name: string) =>
  page.locator('#projects li').filter({ has: page.getByRole('heading', { name }) });
const solar = (page: Page) => card(page, 'Solar Access Program');
const challenge = (page: Page) =>
  solar(page).getByText('A solar power system earns back its price over years');

test('[STU-08] each card leads to its project', async ({ page, site }) => {
  await page.goto(`${site.url}/studios`);
  for (const [name, slug] of NAMES) {
    const link = card(page, name).getByRole('link', { name: `Explore Project ${name}` });
    await expect(link).toHaveAttribute('href', `/projects/${slug}`);
  }
  await solar(page).getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}/projects/sunfi-solar-initiative`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Access Program');
});

test('[STU-09] a card shows its challenge while the mouse is over it, and to the keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios`);
  await expect(challenge(page)).toBeHidden();
  await solar(page).hover();
  await expect(challenge(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await expect(challenge(page)).toBeHidden();

  await page.getByRole('button', { name: 'Business', exact: true }).focus();
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
});

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('the button of a card shows its challenge and takes it away', async ({ page, site }) => {
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
