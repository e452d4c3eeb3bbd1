import { expect, test as base, type Page } from '@playwright/test';
import { withinNow } from '../machine/pace.ts';

/** A cold start of every part, on a machine that is busy. */
const LIVING_WITHIN_MS = 20_000;

/** The frame answers: what came with the HTML has been replaced, but for the page itself. */
export const isAlive = (page: Page) =>
  expect(page.locator('#root[data-alive]')).toBeAttached({ timeout: withinNow(LIVING_WITHIN_MS) });

/** The page answers, too: nothing that came with the HTML is left. */
export async function pageIsLiving(page: Page): Promise<void> {
  await isAlive(page);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0, {
    timeout: withinNow(LIVING_WITHIN_MS),
  });
}

declare global {
  interface Window {
    noteViolation?: (text: string) => void;
  }
}

/** Tells of everything that the policy of a page forbids from now on (https://www.w3.org/TR/CSP3/#violation-events). */
async function notesViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event;
      window.noteViolation?.(
        `${effectiveDirective} forbids ${blockedURI} on ${documentURI} (${sourceFile})`,
      );
    }),
  );
  return violations;
}

/**
 * Waits in `goto` and `reload` until the page lives: before, it only looks as if it answered. A story that names what
 * to wait for instead (`{ waitUntil: 'load' }` and the like, as where nothing is to live) gets that. Whatever a story
 * does, pages must keep to their Content-Security-Policy.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const violations = await notesViolations(page);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil && url !== 'about:blank') await pageIsLiving(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await pageIsLiving(page);
      return response;
    };
    await use(page);
    expect(violations).toEqual([]);
  },
});
