import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Why Attend?' });
const card = (page: Page) => section(page).locator('[aria-roledescription="carousel"]');
const slide = (page: Page) => card(page).getByRole('group', { name: / of 5$/ });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const control = (page: Page) => card(page).getByRole('button', { name: /automatic rotation$/ });
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name });

/** Opens the page with a stopped clock, before the carousel begins. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: '2025-03-01T12:00:00-06:00' });
  await page.goto(`${url}/conference`);
  await pageIsHydrated(page);
  await scrollTo(section(page), 'center');
  await page.mouse.move(5, 5);
  await page.clock.pauseAt('2025-03-01T12:01:00-06:00');
  await tab(page, 'Curious Minds').click();
  await tab(page, 'Established Leaders').click();
  await page.mouse.move(5, 5);
}

/** The live region of the card. */
const live = (page: Page) => slide(page).locator('xpath=..');
const expectRotating = (page: Page) => expect(live(page)).toHaveAttribute('aria-live', 'off');

async function expectShown(page: Page, type: string, benefit: number): Promise<void> {
  await expect(tab(page, type)).toHaveAttribute('aria-selected', 'true');
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(`${benefit} of 5`);
  await expect(button(page, `Benefit ${benefit}`)).toHaveAttribute('aria-current', 'true');
}

async function focusOrder(page: Page, count: number): Promise<(string | null)[]> {
  const names: (string | null)[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    const focused: Locator = page.locator(':focus');
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.textContent()));
  }
  return names;
}

test('arrow keys move between tabs, and the rotation control is the first focus stop of the card', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await tab(page, 'Established Leaders').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Everyone')).toBeFocused();
  for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectShown(page, 'Next Generation', 1);
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('tabpanel')).toBeFocused();
  expect(await focusOrder(page, 10)).toEqual([
    'Stop automatic rotation',
    'Previous attendee type',
    'Next attendee type',
    'Previous benefit',
    ...[1, 2, 3, 4, 5].map((benefit) => `Benefit ${benefit}`),
    'Next benefit',
  ]);
  await page.clock.runFor(60_000);
  await expectShown(page, 'Next Generation', 1);
  await page.keyboard.press('Space');
  await expectShown(page, 'Next Generation', 2);
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await expectRotating(page);
  await page.clock.runFor(8_000);
  await expectShown(page, 'Next Generation', 3);

  await test.step('the control stops the rotation permanently, and starts it at once', async () => {
    await control(page).press('Enter');
    await expect(control(page)).toHaveAccessibleName('Start automatic rotation');
    await tab(page, 'Next Generation').focus();
    await page.clock.runFor(60_000);
    await expectShown(page, 'Next Generation', 3);
    await control(page).press('Enter');
    await expect(control(page)).toHaveAccessibleName('Stop automatic rotation');
    await expectRotating(page);
    await page.clock.runFor(8_000);
    await expectShown(page, 'Next Generation', 4);
  });
});
