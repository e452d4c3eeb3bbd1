import path from 'node:path';
import { generateRegistrants } from '@raade/measure/registrants-sample.ts';
import { startFakeBackend } from '@raade/measure/fake-registrants-backend.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { test as base } from '../policy/policy-watch.ts';
import { signInAsStaff } from './staff.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');

/** How many registrants there are. */
export const MANY = 3000;

/** A site of its own for each worker, with more registrants than the local stack has, from a server that is quick. */
export const test = base.extend<{ openDashboard: () => Promise<void> }, { origin: string }>({
  origin: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const backend = await startFakeBackend(generateRegistrants(MANY));
      const { origin } = backend;
      const emulators = { auth: origin, firestore: origin, functions: origin };
      const sites = await serveComposedSites(DIST, { emulators, compressed: false });
      await use(sites.url);
      await sites.close();
      backend.close();
    },
    { scope: 'worker' },
  ],
  openDashboard: async ({ page, origin }, use) => {
    await use(async () => {
      await page.goto(`${origin}/admin/reconciliation`);
      await signInAsStaff(page);
    });
  },
});

export { expect } from '@playwright/test';
