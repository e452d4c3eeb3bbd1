import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Why Attend?' });
const card = (page: Page) => section(page).locator('[aria-roledescription="carousel"]');
const slide = (page: Page) => card(page).getByRole('group', { name: / of 5$/ });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const control = (page: Page) => card(page).getByRole('button', { name: /automatic rotation$/ });
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name });
const TYPES = ['Established Leaders', 'Next Generation', 'Curious Minds', 'Everyone'];

/** The page with its clock stopped; nothing of the carousel has happened yet. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: '2025-03-01T12:00:00-06:00' });
  await page.goto(`${url}/conference`);
  await pageIsLiving(page);
  await scrollTo(section(page), 'center');
  await page.mouse.move(5, 5);
  await page.clock.pauseAt('2025-03-01T12:01:00-06:00');
  await tab(page, 'Curious Minds').click();
  await tab(page, 'Established Leaders').click();
  await page.mouse.move(5, 5);
}

/** The part of the card that screen readers announce, unless it changes by itself. */
const live = (page: Page) => slide(page).locator('xpath=..');
const expectRotating = (page: Page) => expect(live(page)).toHaveAttribute('aria-live', 'off');

async function expectShown(page: Page, type: string, benefit: number): Promise<void> {
  await expect(tab(page, type)).toHaveAttribute('aria-selected', 'true');
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(`${benefit} of 5`);
  await expect(button(page, `Benefit ${benefit}`)).toHaveAttribute('aria-current', 'true');
}

test('[CONF-17][CONF-19][CONF-20][CONF-21] it goes through five benefits, then on to the next type, and round', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await expect(section(page).getByRole('tab')).toHaveText(TYPES);
  await expectShown(page, 'Established Leaders', 1);
  await expectRotating(page);

  await page.clock.runFor(7_999);
  await expectShown(page, 'Established Leaders', 1);
  await page.clock.runFor(1);
  await expectShown(page, 'Established Leaders', 2);
  for (const benefit of [3, 4, 5]) {
    await page.clock.runFor(8_000);
    await expectShown(page, 'Established Leaders', benefit);
  }
  for (const type of [...TYPES.slice(1), 'Established Leaders']) {
    await page.clock.runFor(8_000);
    await expectShown(page, type, 1);
    if (type === 'Established Leaders') break;
    for (const benefit of [2, 3, 4, 5]) {
      await page.clock.runFor(8_000);
      await expectShown(page, type, benefit);
    }
  }
});

test('[CONF-22][CONF-23] it rests under the mouse, and for 10 seconds after a click', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await card(page).hover();
  await page.clock.runFor(60_000);
  await expectShown(page, 'Established Leaders', 1);
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(5, 5);
  await expectRotating(page);
  await page.clock.runFor(8_000);
  await expectShown(page, 'Established Leaders', 2);

  const clicks = [
    { name: 'Next benefit', shows: 3 },
    { name: 'Previous benefit', shows: 3 },
    { name: 'Benefit 1', shows: 1 },
  ];
  for (const { name, shows } of clicks) {
    await button(page, name).click();
    await page.mouse.move(5, 5);
    await expectShown(page, 'Established Leaders', shows);
    await page.clock.runFor(9_999);
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(1);
    await expectRotating(page);
    await page.clock.runFor(7_999);
    await expectShown(page, 'Established Leaders', shows);
    await page.clock.runFor(1);
    await expectShown(page, 'Established Leaders', shows + 1);
  }
});

test('[CONF-24][CONF-25][CONF-26][CONF-27] dots, next, previous and the arrows of the types', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await page.clock.runFor(500);
  await expect(card(page).getByRole('button', { name: /^Benefit \d$/ })).toHaveCount(5);
  await button(page, 'Previous benefit').click();
  await expectShown(page, 'Everyone', 5);
  await page.clock.runFor(500);
  await button(page, 'Benefit 4').click();
  await expectShown(page, 'Everyone', 4);

  const nextType = button(page, 'Next attendee type');
  await nextType.click();
  await expectShown(page, 'Established Leaders', 1);
  for (const arrow of [nextType, button(page, 'Previous attendee type')]) {
    await expect(arrow).toHaveAttribute('aria-disabled', 'true');
    await arrow.click({ force: true });
  }
  await page.clock.runFor(499);
  await expect(nextType).toHaveAttribute('aria-disabled', 'true');
  await expectShown(page, 'Established Leaders', 1);
  await page.clock.runFor(1);
  await expect(nextType).toHaveAttribute('aria-disabled', 'false');
  await nextType.click();
  await expectShown(page, 'Next Generation', 1);
  await button(page, 'Next benefit').click();
  await tab(page, 'Curious Minds').click();
  await expectShown(page, 'Curious Minds', 1);
});

/** The part of the card that names the attendee type, on its ground. */
const side = (page: Page) => card(page).locator(':scope > div').first();

test('[CONF-27][CONF-29][CONF-30] the card takes 400 ms to change, and its ground is dark blue for the established alone', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await expect(side(page)).toContainText('Business Leaders, Policymakers, Investors');
  await expect(side(page)).toHaveCSS('transition-duration', '0.4s');
  await expect(side(page)).toHaveCSS('transition-property', /background/);
  await expect(slide(page)).toHaveCSS('animation-duration', '0.4s');

  const darkBlue = 'rgb(11, 31, 58)';
  await expect(side(page)).toHaveCSS('background-color', darkBlue);
  for (const type of TYPES.slice(1)) {
    await tab(page, type).click();
    await expectShown(page, type, 1);
    await expect(side(page)).not.toHaveCSS('background-color', darkBlue);
  }
  await tab(page, 'Established Leaders').click();
  await expect(side(page)).toHaveCSS('background-color', darkBlue);
});

async function focusOrder(page: Page, count: number): Promise<(string | null)[]> {
  const names: (string | null)[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    const focused: Locator = page.locator(':focus');
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.textContent()));
  }
  return names;
}

test('by keyboard: tabs with arrows, then the rotation control before everything else of the card', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await tab(page, 'Established Leaders').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Everyone')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
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
});

test('the rotation control stops it for good and starts it at once, wherever the keyboard is', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(control(page)).toHaveAccessibleName('Start automatic rotation');
  await tab(page, 'Established Leaders').focus();
  await page.clock.runFor(60_000);
  await expectShown(page, 'Established Leaders', 1);

  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(control(page)).toHaveAccessibleName('Stop automatic rotation');
  await expectRotating(page);
  await page.clock.runFor(8_000);
  await expectShown(page, 'Established Leaders', 2);
});

test('for those who prefer less motion nothing rotates, and there is no control for it', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site.url);
  await page.clock.runFor(60_000);
  await expectShown(page, 'Established Leaders', 1);
  await expect(control(page)).toHaveCount(0);
  await button(page, 'Next benefit').click();
  await expectShown(page, 'Established Leaders', 2);
});
