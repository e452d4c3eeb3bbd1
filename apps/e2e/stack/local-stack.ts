import { test as base } from '../federation/living-page.ts';
import { readStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';
import { LEVEL_ANNOTATION } from '@raade/prove/test-run/playwright-report.ts';

/** Stories on the whole local stack; addresses are relative to the site. */
export const test = base.extend<object, { stack: StackDescription }>({
  // Playwright reads from the pattern what a fixture needs; this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  stack: [async ({}, use) => use(await readStack()), { scope: 'worker' }],
  baseURL: async ({ stack }, use, testInfo) => {
    testInfo.annotations.push({ type: LEVEL_ANNOTATION, description: 'emulators' });
    await use(stack.origins.shell);
  },
});

export { expect } from '@playwright/test';
