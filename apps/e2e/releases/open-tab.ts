import { MAX_REGISTRY_AGE } from '@raade/contracts/releases/deadlines';
import type { Page } from '@playwright/test';
import { withinNow } from '../machine/pace.ts';

/** Opens a page with a clock that the test controls. */
export async function openTab(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await markDocument(page);
}

/** Advances the clock until the tab reads the registry again, and waits for the outcome in its log. */
export async function letReadAgain(page: Page, outcome: string): Promise<void> {
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(`[raade] ${outcome}`),
    timeout: withinNow(60_000),
  });
  await page.clock.fastForward(MAX_REGISTRY_AGE.visible);
  await logged;
}

/** Marks this document, to tell it from later ones in the same tab. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

const footer = (page: Page) => page.getByRole('contentinfo');

export const donateLink = (page: Page) => footer(page).getByRole('link', { name: 'Donate' });
export const contactLink = (page: Page) => footer(page).getByRole('link', { name: 'Contact' });
export const homeLink = (page: Page) => page.getByRole('link', { name: 'RAADE home' });
