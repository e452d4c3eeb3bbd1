import type { Page } from '@playwright/test';
import { translatePage } from '@raade/contracts/testing/translate-page';

/** The message of a browser for a resource or call that a server refused. */
const REFUSED = /^Failed to load resource/;

/**
 * Has every document of this page translated from its first words on, as for visitors who have all pages translated.
 * Call it before the first `goto`.
 *
 * @returns the errors of the console, which grow
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
