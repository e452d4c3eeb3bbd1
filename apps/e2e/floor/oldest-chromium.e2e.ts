import type { Locator } from '@playwright/test';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from '../donation/donor.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { expect, test } from '../stack/local-stack.ts';

/** Tokens of the light theme, as computed colors. */
const ACCENT = 'rgb(154, 52, 18)';
const ON_ACCENT = 'rgb(255, 255, 255)';
const SURFACE = 'rgb(255, 255, 255)';
const BORDER_STRONG = 'rgb(132, 120, 106)';
const PAPER = 'rgb(251, 248, 243)';
const NIGHT_PAPER = 'rgb(11, 20, 32)';
const DARK_TEXT = 'rgb(241, 236, 226)';

const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, color } = getComputedStyle(element);
    return { ground: backgroundColor, border: borderTopColor, style: borderTopStyle, color };
  });

test('the browser is the oldest supported Chromium', async ({ page, browser }) => {
  expect(browser.version()).toMatch(/^109\./);
  await page.goto('/');
  expect(await page.evaluate(() => CSS.supports('color', 'light-dark(red, blue)'))).toBe(false);
});

test('a visitor sees which amount is chosen and where the fields are, and donates', async ({
  page,
}) => {
  await page.goto('/donate');
  await pageIsHydrated(page);
  const amount = (label: string) => page.locator('label', { hasText: new RegExp(`^\\${label}$`) });
  const plain = { ground: SURFACE, border: BORDER_STRONG, style: 'solid' };
  const chosen = { ground: ACCENT, border: ACCENT, style: 'solid', color: ON_ACCENT };
  expect(await lookOf(amount('$50'))).toEqual(chosen);
  expect(await lookOf(amount('$100'))).toMatchObject(plain);
  await amount('$100').click();
  expect(await lookOf(amount('$100'))).toEqual(chosen);
  expect(await lookOf(amount('$50'))).toMatchObject(plain);
  expect(await lookOf(page.getByLabel('Email'))).toMatchObject(plain);

  await amount('$50').click();
  await fillInformation(page, sampleDonor());
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
});

test('the schedule changes its day, and its calendar menu opens and closes without popovers', async ({
  page,
}) => {
  await page.goto('/conference');
  await pageIsHydrated(page);
  const schedule = page.getByRole('region', { name: 'Conference Schedule' });
  await scrollTo(schedule);
  const days = schedule.getByRole('tab');
  const first = await schedule.getByRole('heading', { level: 3 }).allTextContents();
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => schedule.getByRole('heading', { level: 3 }).allTextContents())
    .not.toEqual(first);

  const add = schedule.getByRole('button', { name: 'Add to Calendar', exact: true });
  const google = schedule.getByRole('link', { name: 'Google Calendar' }).filter({ visible: true });
  await expect(google).toHaveCount(0);
  await add.click();
  await expect(google).toBeVisible();
  await expect(add).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(google).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('on a phone the menu opens, dark in the light theme, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await pageIsHydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(
    await menu.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--color-text').trim(),
    ),
  ).toBe('#f1ece2');
  await menu.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('the theme changes to dark and light, and parts that are dark in both themes stay so', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await pageIsHydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const control = page.getByRole('contentinfo').getByRole('radiogroup');
  const onNight = () =>
    page
      .locator('[data-background="dark"]')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--color-text').trim());
  expect(await ground()).toBe(PAPER);
  expect(await onNight()).toBe('#f1ece2');
  await control.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground()).toBe(NIGHT_PAPER);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(DARK_TEXT);
  await control.getByRole('radio', { name: 'System' }).check();
  expect(await ground()).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(NIGHT_PAPER);
});
