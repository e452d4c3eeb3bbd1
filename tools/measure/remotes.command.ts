import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { countRequests, type Requests } from './many-remotes/count-requests.ts';
import { measureComposing } from './many-remotes/page-sizes.ts';
import { costsExceeded, costsTable, type SiteCosts } from './many-remotes/site-costs.ts';
import { withMoreRemotes } from './more-remotes.ts';

const COMMAND = {
  name: 'npm run bench:remotes',
  summary: 'Prints what pages, policy, search and composing cost with few remotes and with many.',
  usage: ['[<number> ...]'],
  takesWords: true,
  options: {
    assert: { type: 'boolean', help: 'fail where many remotes cost more than they may' },
  },
  examples: { 'npm run bench:remotes -- 3 60': 'two sites' },
} as const;

const COUNTS = [REMOTES.length, 30, 100] as const;

/** Of each remote with public pages, and one in which nothing is alive. */
const PAGES = ['/', '/about', '/conference', '/donate', '/apply/student'] as const;

async function requestsOf(browser: Browser, origin: string): Promise<Map<string, Requests>> {
  const requests = new Map<string, Requests>();
  for (const page of PAGES) requests.set(page, await countRequests(browser, origin + page));
  return requests;
}

async function measureSite(browser: Browser, remotes: number): Promise<SiteCosts> {
  await using builds = await withMoreRemotes(path.join(WORKSPACE, 'dist/apps'), remotes);
  const sites = await serveComposedSites(builds.dir);
  try {
    const requests = await requestsOf(browser, sites.url);
    return { remotes, requests, ...(await measureComposing(sites)) };
  } finally {
    await sites.close();
  }
}

async function measureSites(counts: readonly number[]): Promise<SiteCosts[]> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const costs: SiteCosts[] = [];
    for (const count of counts) costs.push(await measureSite(browser, count));
    return costs;
  } finally {
    await browser.close();
  }
}

/** Composes the site with made remotes beside the real ones; no page of these shows them, or leads to them. */
async function main({ values, positionals }: CommandInput<typeof COMMAND>): Promise<number> {
  const counts = positionals.length > 0 ? positionals.map(Number) : COUNTS;
  if (!counts.every((count) => count >= REMOTES.length))
    throw new Failure(`There are ${REMOTES.length} remotes already: ask for more.`);
  await buildApps();
  const [few, ...others] = await measureSites(counts);
  if (!few) return 0;
  console.log(costsTable([few, ...others]));
  const exceeded = others.flatMap((many) => costsExceeded(few, many));
  if (!values.assert || exceeded.length === 0) return 0;
  console.error(`\n${exceeded.join('\n')}`);
  return 1;
}

await runCommand(COMMAND, main);
