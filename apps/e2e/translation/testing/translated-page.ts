import type { Page } from '@playwright/test';
import { translatePage } from '@raade/contracts/testing/translate-page';

/** The browser's message for a request that a server refused. */
const REFUSED = /^Failed to load resource/;

/**
 * Translates every document of this page from the start, like a browser with automatic translation. Call it before the
 * first `goto`.
 *
 * @returns the console's errors, a growing list
 */
export async function translated(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) errors.push(message.text());
  });
  // Frames within the page, such as the card field, are not translated.
  await page.addInitScript(
    `if (window === top) addEventListener('DOMContentLoaded', ${translatePage.toString()});`,
  );
  return errors;
}
