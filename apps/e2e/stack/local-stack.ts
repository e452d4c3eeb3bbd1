import type { Page } from '@playwright/test';
import { waitForHydration, test as base } from '../federation/hydrated-page.ts';
import { readStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';
import { LEVEL_ANNOTATION } from '@raade/prove/test-run/playwright-report.ts';
import type { Backend } from './documents.ts';
import { warmFunctions } from './warm-functions.ts';

interface Fixtures {
  readonly backend: Backend;
  /** A page in a second browser, of another person. */
  readonly elsewhere: Page;
}

/** Tests on the whole local stack; addresses are relative to the site. */
export const test = base.extend<Fixtures, { stack: StackDescription }>({
  stack: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await readStack();
      await warmFunctions(stack);
      await use(stack);
    },
    { scope: 'worker' },
  ],
  backend: async ({ stack, request }, use) => use({ stack, request }),
  elsewhere: async ({ browser, stack }, use) => {
    const context = await browser.newContext({ baseURL: stack.origins.shell });
    await use(waitForHydration(await context.newPage()));
    await context.close();
  },
  baseURL: async ({ stack }, use, testInfo) => {
    testInfo.annotations.push({ type: LEVEL_ANNOTATION, description: 'emulators' });
    await use(stack.origins.shell);
  },
});

export { expect } from '@playwright/test';
