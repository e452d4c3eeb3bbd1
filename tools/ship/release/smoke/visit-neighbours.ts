import type { Browser } from '@playwright/test';
import type { Environment } from '@raade/contracts/environment';
import { SHELL } from '@raade/contracts/shell-files';
import { withLiveReleases } from '@raade/publishing/compose/compose-live-releases';
import { composeDocuments, type OpenReleases } from '@raade/publishing/compose/compose-shell';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import type { ReadRelease } from '@raade/publishing/reading/open-release';
import type { RenderPages } from '@raade/publishing/renderers/render-pages';
import { originOf, type Origins } from '@raade/publishing/reading/read-release';
import { chooseVisits, type PageVisit } from './choose-visits.ts';
import { openBrowser } from './open-browser.ts';
import { shellHeaders } from './shell-headers.ts';
import { siteInMemory } from './site-in-memory.ts';
import type { SmokeFinding, SmokeResult } from './smoke-result.ts';
import { type VisitedPage, visitSite } from './visit-site.ts';
import { keyOf } from './watch-page.ts';

export interface Surroundings {
  readonly pointers: LivePointers;
  readonly read: ReadRelease;
  readonly render: RenderPages;
  readonly environment: Environment;
  readonly origins: Origins;
}

const NO_BROWSER = 'there is no Chromium or Chrome on this machine';

/** Opens pages of the site that releases make together. */
async function visit(
  browser: Browser,
  releases: OpenReleases,
  around: Surroundings,
  visits: readonly PageVisit[],
): Promise<readonly VisitedPage[]> {
  const [composed, headers] = await Promise.all([
    composeDocuments(releases, around),
    shellHeaders(),
  ]);
  const answerAt = siteInMemory({ ...around, composed, releases, headers });
  return visitSite(browser, { origin: originOf(around.origins, SHELL), answerAt }, visits);
}

const findingsIn = (visited: readonly VisitedPage[]): readonly SmokeFinding[] =>
  visited.flatMap(({ troubles, ...page }) => troubles.map((trouble) => ({ ...page, trouble })));

const isAmong = (findings: readonly SmokeFinding[], { path, trouble }: SmokeFinding) =>
  findings.some((other) => other.path === path && keyOf(other.trouble) === keyOf(trouble));

/** As many pages as are visited again, and told of: more would say nothing else. */
const MOST_TOLD = 4;

/** What goes wrong each time with the candidates, and not on the site as it is. */
async function newFindings(
  browser: Browser,
  together: OpenReleases,
  around: Surroundings,
  visits: readonly PageVisit[],
): Promise<readonly SmokeFinding[]> {
  const found = findingsIn(await visit(browser, together, around, visits));
  if (found.length === 0) return [];
  const again = visits
    .filter(({ path }) => found.some((finding) => finding.path === path))
    .slice(0, MOST_TOLD);
  const twice = findingsIn(await visit(browser, together, around, again));
  const live = await withLiveReleases({}, around);
  const known = SHELL in live ? findingsIn(await visit(browser, live, around, again)) : [];
  return found.filter((finding) => isAmong(twice, finding) && !isAmong(known, finding));
}

const namesOf = (releases: OpenReleases) =>
  Object.values(releases).map(({ file }) => `${file.name}@${file.pointer.release}`);

/**
 * Opens the pages in which candidates have a part, and some of their neighbours, in a browser, on the site that they
 * would make with all that is live of others. Nothing is served to anybody, and nothing outside of the site is asked.
 * @param candidates the releases, by app
 */
export async function visitNeighbours(
  candidates: OpenReleases,
  around: Surroundings,
): Promise<SmokeResult> {
  const together = await withLiveReleases(candidates, around);
  const none: SmokeResult = { gate: 'smoke', comparedWith: [], visited: 0, findings: [] };
  // Before there is a shell, there are no pages.
  if (!(SHELL in together)) return none;
  const browser = await openBrowser();
  if (!browser) return { ...none, notRun: NO_BROWSER };
  try {
    const visits = await chooseVisits(Object.keys(candidates), together);
    const findings = await newFindings(browser, together, around, visits);
    return { ...none, comparedWith: namesOf(together), visited: visits.length, findings };
  } finally {
    await browser.close();
  }
}
