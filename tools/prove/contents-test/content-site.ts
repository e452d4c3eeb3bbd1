import type { Browser } from 'playwright-core';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { ContentData } from '@raade/contracts/content/content-data';
import path from 'node:path';
import { composeDocuments, openReleases } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { type ServedSites, serveComposedSites } from '../fault-server/composed-sites.ts';
import { publishInto } from '../fault-server/publish-into.ts';

/** Maximum number of pages that are opened for each edition. */
const MAX_PAGES = 6;
const PHONE = { width: 360, height: 740 };

/** Script for the page: pixels by which it is wider than the screen. */
const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

/** The main content of pages, by path. */
type Pages = ReadonlyMap<string, string>;

/** A local site that shows editions of the content. */
export interface ContentSite {
  /** Renders all pages with an edition. Rejects if a page cannot be rendered. */
  readonly render: (edition: ContentData) => Promise<Pages>;
  /** Publishes an edition, opens pages as on a phone, and returns the problems. */
  readonly checkPages: (
    edition: ContentData,
    addresses: readonly string[],
  ) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** The paths of pages that differ between two editions, at most `MAX_PAGES`. */
export const findChangedPages = (before: Pages, after: Pages): readonly string[] =>
  [...after]
    .filter(([address, text]) => before.get(address) !== text)
    .map(([address]) => address)
    .slice(0, MAX_PAGES);

/** The `main` element without scripts: the rest of a page differs in every edition. */
const mainContent = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** Serves the builds in `dist/apps`, and opens them in a browser. */
export async function openContentSite(browser: Browser): Promise<ContentSite> {
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'), { compressed: false });
  const { environment, origins, today } = sites;
  const releases = await openReleases(
    Object.fromEntries(sites.pointers),
    fromFolders(sites.sitesDir),
  );
  return {
    async render(edition) {
      const input = { environment, origins, today, edition, render: childRenderer() };
      const { documents } = await composeDocuments(releases, input);
      const pages = [...documents].filter(
        ([file]) => file.endsWith('.html') && file !== '404.html',
      );
      return new Map(pages.map(([file, html]) => [addressOf(file), mainContent(html)]));
    },
    checkPages: (edition, addresses) => checkPages(browser, sites, edition, addresses),
    close: () => sites.close(),
  };
}

async function checkPages(
  browser: Browser,
  sites: ServedSites,
  edition: ContentData,
  addresses: readonly string[],
): Promise<readonly string[]> {
  await sites.restore();
  await publishInto(sites, edition);
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const problems: string[] = [];
  try {
    for (const address of addresses) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => problems.push(`${address}: ${message}`));
      await page.goto(sites.url + address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const excess = await page.evaluate<number>(OVERFLOW);
      if (excess > 0) problems.push(`${address} is ${excess} px wider than the screen`);
      await page.close();
    }
  } finally {
    await context.close();
  }
  return problems;
}
