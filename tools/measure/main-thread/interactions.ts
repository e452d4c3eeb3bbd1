import type { Locator, Page } from 'playwright-core';

/** Beyond these a page has no more of its own that is worth pressing. */
const MOST_BUTTONS = 4;
const TABS = 8;
const WORDS = 'for';
const PATIENCE_MS = 10_000;

/** Runs in the page, so it is a text: these sources are typed for Node. */
const NOTE_INTERACTIONS = `
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** What is pressed has been answered on screen, and the browser has told of it. */
const ANSWERED = `new Promise((resolve) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()))))`;

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(ANSWERED);
}

async function tap(page: Page, control: Locator): Promise<void> {
  await control.click({ timeout: PATIENCE_MS });
  await page.evaluate(ANSWERED);
}

async function useMenuAndSearch(page: Page): Promise<void> {
  await tap(page, page.getByRole('button', { name: 'Open menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tap(page, menu.getByRole('button', { name: 'Search' }));
  await menu.getByRole('combobox').waitFor({ timeout: PATIENCE_MS });
  for (const letter of WORDS) await press(page, letter);
  await press(page, 'Escape');
  if (await menu.isVisible()) await press(page, 'Escape');
}

async function chooseThemes(page: Page): Promise<void> {
  const choices = page.getByRole('contentinfo').getByRole('radio');
  for (const choice of await choices.all()) {
    await choice.focus();
    await press(page, 'Space');
  }
}

/** What opens, folds, filters and chooses on the page itself. What would send a form is left alone. */
async function usePage(page: Page): Promise<void> {
  const buttons = page.locator('main button:not([type=submit]):visible:enabled');
  const count = Math.min(MOST_BUTTONS, await buttons.count());
  for (let index = 0; index < count; index += 1) {
    await buttons.nth(index).focus({ timeout: PATIENCE_MS });
    await press(page, 'Enter');
    await press(page, 'Escape');
  }
  const field = page.locator('main :is(input[type=text], input[type=email], textarea):visible');
  if ((await field.count()) === 0) return;
  await field.first().focus();
  for (const letter of WORDS) await press(page, letter);
}

/** Must be called before the page is opened. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(NOTE_INTERACTIONS);
}

/**
 * Does on a page that lives what visitors do: about twenty presses of menu, search, themes, and of what the page
 * has of its own. Returns the slowest answer, in milliseconds: of so few it is what the web calls INP.
 */
export async function interact(page: Page): Promise<number> {
  await useMenuAndSearch(page);
  for (let tab = 0; tab < TABS; tab += 1) await press(page, 'Tab');
  await usePage(page);
  await chooseThemes(page);
  return page.evaluate<number>('window.slowestInteraction');
}
