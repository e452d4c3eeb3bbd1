import path from 'node:path';
import { test as base } from '@playwright/test';
import { startSiteServer } from '@raade/prove/fault-server/site-server.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../dist/libs/ui');

/** Tests that begin on the style guide. */
export const test = base.extend<object, { guide: string }>({
  guide: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startSiteServer({ dir: BUILD, compressed: false });
      await use(`${server.origin}/styleguide`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, guide }, use) => {
    await page.goto(guide);
    await page.getByRole('heading', { name: 'Style guide' }).waitFor();
    await use(page);
  },
});

export { expect } from '@playwright/test';
