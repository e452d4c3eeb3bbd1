import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from './hydrated-page.ts';
import { type ServedSites, serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';

export interface ComposedSite extends ServedSites {
  /** Changes every composed page, as a faulty publisher might. */
  editPages(change: (html: string) => string): Promise<void>;
  /** Prevents the shell from using prerendered pages. */
  forgetPrerendering(): Promise<void>;
}

interface WorkerFixtures {
  /** Compressed files, as in production. Slow to make, so only tests on a slow network use them. */
  readonly compressed: boolean;
  readonly sites: ServedSites;
}

const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');

const unmarked = (html: string) => html.replaceAll(' data-prerendered=', ' data-not-kept=');

async function editPages(dir: string, change: (html: string) => string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: dir })) {
    const file = path.join(dir, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** The real builds, composed, on servers that can fail on demand. Each test begins with the composed state. */
export const test = base.extend<{ site: ComposedSite }, WorkerFixtures>({
  compressed: [false, { option: true, scope: 'worker' }],
  sites: [
    async ({ compressed }, use) => {
      const sites = await serveComposedSites(DIST, { compressed });
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ sites }, use) => {
    await sites.restore();
    const edit = (change: (html: string) => string) => editPages(sites.shellDir, change);
    await use({ ...sites, editPages: edit, forgetPrerendering: () => edit(unmarked) });
  },
});

export { expect } from '@playwright/test';
