import path from 'node:path';
import { execa } from 'execa';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { measureColdLoad, medianOf } from './cold-load.ts';
import { type Comparison, comparisonTable, excessesOf } from './load-comparison.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { serveMonolith } from './monolith/serve-monolith.ts';

const DIST = path.join(WORKSPACE, 'dist/apps');

const COMMAND = {
  name: 'npm run bench:load',
  summary: 'Compares what first visits cost with the same sources built as one app.',
  options: {
    runs: {
      type: 'string',
      value: '<number>',
      default: '5',
      help: 'loads of each page; each figure is their median',
    },
  },
} as const;
type Input = CommandInput<typeof COMMAND>;

/** What visitors often see first, and the remotes that each page shows. */
const PAGES = [
  { path: '/', remotes: ['content'] },
  { path: '/conference', remotes: ['content', 'giving'] },
  { path: '/apply/student', remotes: ['giving'] },
] as const;

interface Origins {
  readonly federated: string;
  readonly monolith: string;
}

/** Both sites in turn, so that what else the machine does slows both alike. */
async function compare(browser: Browser, origins: Origins, runs: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { path: page, remotes } of PAGES) {
    const federated = [];
    const monolith = [];
    for (let run = 0; run < runs; run += 1) {
      federated.push(await measureColdLoad(browser, origins.federated + page));
      monolith.push(await measureColdLoad(browser, origins.monolith + page));
    }
    comparisons.push({
      page,
      remotes: remotes.length,
      federated: medianOf(federated),
      monolith: medianOf(monolith),
    });
  }
  return comparisons;
}

/**
 * Prints what a first visit costs beside the same sources built as one app, on a slow phone and network (150 ms,
 * 1.6 Mbps, CPU slowed 4 times), and fails where that is more than it may be.
 */
async function main({ values }: Input): Promise<number> {
  const runs = Number(values.runs);
  await execa('nx', ['run-many', '-t', 'build'], {
    cwd: WORKSPACE,
    env: NX_VARIABLES,
    preferLocal: true,
  });
  const monolith = await buildMonolith(REMOTES);
  const sites = await serveComposedSites(DIST);
  try {
    const alone = await serveMonolith(monolith, { distDir: DIST, shellDir: sites.shellDir });
    try {
      return await report({ federated: sites.url, monolith: alone.origin }, runs);
    } finally {
      await alone.close();
    }
  } finally {
    await sites.close();
  }
}

/** Prints the comparison; the exit code says whether all limits are kept. */
async function report(origins: Origins, runs: number): Promise<number> {
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
