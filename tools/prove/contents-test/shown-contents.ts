import type { Browser } from 'playwright-core';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { ContentData } from '@raade/contracts/content/content-data';
import path from 'node:path';
import { composeDocuments, openReleases } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { type ServedSites, serveComposedSites } from '../fault-server/composed-sites.ts';
import { publishInto } from '../fault-server/publish-into.ts';

/** Pages that one edition is looked at on, at most. */
const MOST_PAGES = 6;
const PHONE = { width: 360, height: 740 };

/** In the page: pixels by which it is wider than its screen. */
const WIDER = 'document.documentElement.scrollWidth - innerWidth';

/** A page as it stands, without what every edition changes in it. */
type Pages = ReadonlyMap<string, string>;

/** The site that contents are shown by. */
export interface Stage {
  /** All pages with an edition as HTML, by their addresses. Rejects with what cannot be rendered. */
  readonly render: (edition: ContentData) => Promise<Pages>;
  /** Problems of these pages on a phone, once the edition is live. */
  readonly look: (edition: ContentData, addresses: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** The addresses of pages of one edition whose text another edition changes; a few of them. */
export const changedPages = (before: Pages, after: Pages): readonly string[] =>
  [...after]
    .filter(([address, text]) => before.get(address) !== text)
    .map(([address]) => address)
    .slice(0, MOST_PAGES);

/**
 * The `main` element of a page without scripts. Data and addresses, which differ with each edition, are outside of it.
 */
const standing = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<script[\s\S]*?<\/script>/g, '');

export async function openStage(browser: Browser): Promise<Stage> {
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
      return new Map(pages.map(([file, html]) => [addressOf(file), standing(html)]));
    },
    look: (edition, addresses) => lookAt(browser, sites, edition, addresses),
    close: () => sites.close(),
  };
}

async function lookAt(
  browser: Browser,
  sites: ServedSites,
  edition: ContentData,
  addresses: readonly string[],
): Promise<readonly string[]> {
  await sites.restore();
  await publishInto(sites, edition);
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const found: string[] = [];
  try {
    for (const address of addresses) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => found.push(`${address}: ${message}`));
      await page.goto(sites.url + address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const wider = await page.evaluate<number>(WIDER);
      if (wider > 0) found.push(`${address} is ${wider} px wider than the screen`);
      await page.close();
    }
  } finally {
    await context.close();
  }
  return found;
}
