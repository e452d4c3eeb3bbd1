import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';

const bar = (page: Page) => page.getByRole('banner');
const more = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: `More on ${name}` });
const isExpanded = (button: Locator, state: boolean) =>
  expect(button).toHaveAttribute('aria-expanded', `${state}`);

/** Presses keys in order, and checks the focus after each. */
async function walk(page: Page, steps: readonly (readonly [key: string, reaches: string])[]) {
  for (const [key, reaches] of steps) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    expect(focused, `after ${key}`).toBe(reaches);
  }
}

test('dropdowns work by keyboard, and Register Now is highlighted', async ({ site, page }) => {
  await page.goto(site.url);
  await more(page, 'Conference').click();
  await expect(bar(page).getByRole('link', { name: 'Register Now' })).toBeVisible();
  const looks = await bar(page)
    .locator('li:has-text("Register Now") ul a:visible')
    .evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, color, fontWeight } = getComputedStyle(link);
        return { name: link.textContent, backgroundColor, color, weight: Number(fontWeight) };
      }),
    );
  const [highlighted, ...twins] = looks.filter(({ name }) => name === 'Register Now');
  const others = looks.filter(({ name }) => name !== 'Register Now');
  expect([twins.length, others.length]).toEqual([0, 8]);
  for (const other of others) {
    expect(highlighted?.backgroundColor).not.toBe(other.backgroundColor);
    expect(highlighted?.color).not.toBe(other.color);
    expect(highlighted?.weight).toBeGreaterThan(other.weight);
  }

  await bar(page).getByRole('link', { name: 'About', exact: true }).focus();
  await test.step('Tab and Shift+Tab include the entries of an open dropdown', async () => {
    await walk(page, [
      ['Tab', 'More on About'],
      ['Tab', 'Innovation Studios'],
      ['Shift+Tab', 'More on About'],
      ['Enter', 'More on About'],
      ['Tab', 'Overview'],
      ['Tab', 'Approach'],
      ['Tab', 'Impact'],
      ['Tab', 'Team'],
      ['Shift+Tab', 'Impact'],
    ]);
    await isExpanded(more(page, 'About'), true);
    await walk(page, [
      ['Tab', 'Team'],
      ['Tab', 'Innovation Studios'],
    ]);
    await isExpanded(more(page, 'About'), false);
  });
  await test.step('arrows, Home and End move among pages, and inside an open dropdown', async () => {
    await walk(page, [
      ['Home', 'About'],
      ['ArrowLeft', 'About'],
      ['ArrowRight', 'More on About'],
      ['ArrowDown', 'Innovation Studios'],
      ['ArrowUp', 'More on About'],
      ['End', 'More on Conference'],
      ['ArrowRight', 'More on Conference'],
      ['Home', 'About'],
      ['ArrowRight', 'More on About'],
      ['Space', 'More on About'],
      ['ArrowDown', 'Overview'],
      ['ArrowUp', 'Overview'],
      ['ArrowDown', 'Approach'],
      ['ArrowRight', 'Impact'],
      ['ArrowLeft', 'Approach'],
      ['End', 'Team'],
      ['ArrowDown', 'Team'],
      ['Home', 'Overview'],
      ['Escape', 'More on About'],
      ['ArrowRight', 'Innovation Studios'],
    ]);
    await isExpanded(more(page, 'About'), false);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('[NAV-21][NAV-30][NAV-31][NAV-33][NAV-34][NAV-35][NAV-36][NAV-37][NAV-38] below 1024 px a full-screen menu has all of the navigation', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto(site.url);
  await opener(page).click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await test.step('the menu prevents scrolling, and keeps the scroll position', async () => {
    await page.evaluate(() => window.scrollTo(0, 60));
    await opener(page).click();
    await expect(menu(page)).toHaveCSS('opacity', '1');
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 500);
    expect(await top(page)).toBe(60);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await top(page)).toBe(60);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => top(page)).toBeGreaterThan(60);
    await page.mouse.wheel(0, -500);
  });
  await test.step('the menu has logo, links, buttons and a copyright line', async () => {
    await opener(page).press('Enter');
    await expect(menu(page).getByRole('img', { name: 'RAADE' })).toBeVisible();
    for (const [name, href] of [
      ['Contact', '/contact'],
      ['Events', '/conference'],
      ['Donate', '/conference#donation'],
      ['Join Us', '/#join'],
    ] as const) {
      await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(
      menu(page).getByText(/© \d{4} Rice Association for African Development/),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
  await test.step('groups open and close independently, also by keyboard', async () => {
    const link = (name: string) => menu(page).getByRole('link', { name });
    const about = menu(page).getByRole('button', { name: 'More on About' });
    await menu(page).getByRole('button', { name: 'More on Innovation Studios' }).click();
    await about.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(link('Team')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link('Overview').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expect(link('Team')).toBeHidden();
      await expect(link('Projects')).toBeVisible();
    }
  });
  await test.step('its button and its links close the menu, in 0.3 s or at once with reduced motion', async () => {
    await expect(menu(page)).toHaveCSS('transition-duration', /^(0\.3s(, )?)+$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(menu(page)).toHaveCSS('transition-duration', '0s');
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Donate' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/conference#donation`);
    await expect(page.locator('#donation')).toBeInViewport();
  });
});

const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);

test('menu and search have the keys of a modal dialog', async ({ site, page }) => {
  await page.goto(site.url);
  for (const { name, width, button, first, last } of [
    {
      name: 'Menu',
      width: 390,
      button: opener(page),
      first: menu(page).getByRole('button', { name: 'Search the site' }),
      last: menu(page).getByRole('radio', { checked: true }),
    },
    {
      name: 'Search the site',
      width: 1280,
      button: bar(page).getByRole('button', { name: 'Search the site' }),
      first: page.getByRole('dialog').getByRole('combobox'),
      last: page.getByRole('dialog').getByRole('button', { name: 'Close' }),
    },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await button.press('Enter');
    await expect(first, 'focus moves inside').toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last, 'Shift+Tab goes from the first to the last').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first, 'Tab goes from the last to the first').toBeFocused();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      expect(await isInside(page), 'Tab stays inside').toBe(true);
    }
    const behind = page.getByRole('main').getByRole('link').first();
    await behind.focus();
    await expect(behind, 'the page behind is inert').not.toBeFocused();
    await first.focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden();
    await expect(button, 'focus returns').toBeFocused();
  }
});
