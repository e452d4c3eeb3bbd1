import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { openReleases } from '@raade/publishing/compose/compose-shell';
import { contentToShow } from '@raade/publishing/content/live-content';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { type ColdLoad, measureColdLoad } from './cold-load.ts';
import { type Comparison, comparisonTable, excessesOf } from './load-comparison.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { serveMonolith } from './monolith/serve-monolith.ts';
import { withMoreRemotes } from './more-remotes.ts';
import { FEWEST_PAIRS } from './paired-ratio.ts';
import { requireLikeHeaders } from './like-headers.ts';

const DIST = path.join(WORKSPACE, 'dist/apps');

const COMMAND = {
  name: 'npm run bench:load',
  summary: 'Compares what first visits cost with the same sources built as one app.',
  options: {
    runs: {
      type: 'string',
      value: '<number>',
      default: '15',
      help: `pairs of loads of each page, ${FEWEST_PAIRS} at least; more make the interval narrower`,
    },
    remotes: {
      type: 'string',
      value: '<number>',
      default: String(REMOTES.length),
      help: 'how many remotes the site has; those beyond the real ones have a page of their own each',
    },
  },
} as const;
type Input = CommandInput<typeof COMMAND>;

/** What visitors often see first: of one remote, of two, and of another one. */
const PAGES = ['/', '/conference', '/apply/student'] as const;

interface Origins {
  readonly federated: string;
  readonly monolith: string;
}

/** Both sites in turn, each as often the first, so that what else the machine does slows both alike. */
async function compare(browser: Browser, origins: Origins, runs: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const page of PAGES) {
    const loads: Record<keyof Origins, ColdLoad[]> = { federated: [], monolith: [] };
    for (let run = 0; run < runs; run += 1) {
      const sites = ['federated', 'monolith'] as const;
      for (const site of run % 2 === 0 ? sites : sites.toReversed()) {
        loads[site].push(await measureColdLoad(browser, origins[site] + page));
      }
    }
    comparisons.push({ page, ...loads });
    console.log(`${page}: ${runs} pairs`);
  }
  return comparisons;
}

/**
 * Prints what a first visit costs beside the same sources built as one app, on a slow phone and network (150 ms,
 * 1.6 Mbps, CPU slowed 4 times), and fails where that is more than it may be.
 */
async function main({ values }: Input): Promise<number> {
  const runs = Number(values.runs);
  if (!(runs >= FEWEST_PAIRS)) throw new Failure(`--runs: at least ${FEWEST_PAIRS} are needed.`);
  await buildApps();
  const monolith = await buildMonolith(REMOTES);
  await using builds = await withMoreRemotes(DIST, Number(values.remotes));
  const sites = await serveComposedSites(builds.dir);
  try {
    const { pointers, sitesDir, shellDir } = sites;
    const releases = await openReleases(Object.fromEntries(pointers), fromFolders(sitesDir));
    const content = await contentToShow(releases, undefined);
    const alone = await serveMonolith(monolith, { distDir: builds.dir, shellDir, content });
    try {
      const remotes = Number(values.remotes);
      return await report({ federated: sites.url, monolith: alone.origin }, { runs, remotes });
    } finally {
      await alone.close();
    }
  } finally {
    await sites.close();
  }
}

/** Prints the comparison; the exit code says whether all limits are kept. */
async function report(
  origins: Origins,
  { runs, remotes }: { readonly runs: number; readonly remotes: number },
): Promise<number> {
  await requireLikeHeaders([origins.federated, origins.monolith], PAGES, remotes);
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const comparisons = await compare(browser, origins, runs);
    console.log(comparisonTable(comparisons));
    const excesses = excessesOf(comparisons);
    for (const excess of excesses) console.log(excess);
    return excesses.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

await runCommand(COMMAND, main);
