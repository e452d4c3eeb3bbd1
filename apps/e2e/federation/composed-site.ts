import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from './living-page.ts';
import { type ServedSites, serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';

export interface ComposedSite extends ServedSites {
  /** Changes every composed page, as a faulty publisher might. */
  editPages(change: (html: string) => string): Promise<void>;
  /** Keeps the shell from using the page that came with the HTML, from now on. */
  forgetPrerendering(): Promise<void>;
}

interface WorkerFixtures {
  /** Compressed files, as in production. They take time that only stories on a slow network need to take. */
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

/**
 * The real builds, composed, on servers that fail on demand. Whatever a story does to them, the next one finds
 * them as composed.
 */
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
