import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type ServedSites, serveComposedSites } from '@raade/tools/fault-server/composed-sites.ts';

export interface ComposedSite extends ServedSites {
  /** Changes every composed page, as a faulty publisher might. */
  editPages(change: (html: string) => string): Promise<void>;
}

async function editPages(dir: string, change: (html: string) => string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: dir })) {
    const file = path.join(dir, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** A site of its own for each test: the real builds, composed, on four servers that fail on demand. */
export const test = base.extend<{ site: ComposedSite }>({
  // Playwright reads from the pattern what a fixture needs; this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const sites = await serveComposedSites(path.resolve(import.meta.dirname, '../../../dist/apps'));
    await use({ ...sites, editPages: (change) => editPages(sites.shellDir, change) });
    await sites.close();
  },
});

export { expect } from '@playwright/test';
