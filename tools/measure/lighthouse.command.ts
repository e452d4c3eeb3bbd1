import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { Failure } from '@raade/contracts/failure';
import { type CommandInput, usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  auditQuality,
  auditSpeed,
  type Speed,
  THROTTLINGS,
  type Throttling,
} from './lighthouse-audit.ts';
import { publicRoutes } from './public-routes.ts';
import { medianSpeed, missedThresholds, SCORE_TITLES, scoreCells } from './lighthouse-scores.ts';

interface Options {
  /** Empty means every page of the sitemap. */
  readonly routes: readonly string[];
  /** Odd, so that there is a middle one. */
  readonly runs: number;
  readonly throttlings: readonly Throttling[];
  readonly isAsserting: boolean;
}

const COMMAND = {
  name: 'npm run bench:lighthouse',
  summary: 'Prints what Lighthouse says of the production build on a slow phone.',
  usage: ['[--runs <number>] [--throttling <name>] [--assert] [/route ...]'],
  takesWords: true,
  options: {
    runs: {
      type: 'string',
      value: '<number>',
      default: '5',
      help: 'loads of each page that are timed; each figure is their median',
    },
    throttling: {
      type: 'string',
      value: '<name>',
      help: `one of ${THROTTLINGS.join(', ')}; without it, all`,
    },
    assert: { type: 'boolean', default: false, help: 'fails below the thresholds' },
  },
  examples: {
    'npm run bench:lighthouse -- --runs 1 --throttling devtools /conference': 'one page, quickly',
  },
} as const;

function readOptions({ values, positionals }: CommandInput<typeof COMMAND>): Options {
  const runs = Number(values.runs);
  const throttlings = THROTTLINGS.filter((name) => name === (values.throttling ?? name));
  if (!Number.isInteger(runs) || runs < 1 || throttlings.length === 0)
    throw new Failure(usageOf(COMMAND));
  return { routes: positionals, runs, throttlings, isAsserting: values.assert };
}

async function withBrowser<T>(use: (port: number) => Promise<T>): Promise<T> {
  const { hub: port } = await findFreePorts();
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

async function measureSpeed(url: string, port: number, throttling: Throttling, runs: number) {
  const speeds: Speed[] = [];
  for (let run = 0; run < runs; run += 1) speeds.push(await auditSpeed(url, port, throttling));
  return medianSpeed(speeds);
}

/** @returns what misses its threshold */
async function measureAll(origin: string, options: Options): Promise<string[]> {
  return withBrowser(async (port) => {
    const rows = [['route', 'throttling', ...SCORE_TITLES, 'machine']];
    const missed: string[] = [];
    for (const route of options.routes) {
      const url = `${origin}${route}`;
      const { quality, machine } = await auditQuality(url, port);
      for (const throttling of options.throttlings) {
        const speed = await measureSpeed(url, port, throttling, options.runs);
        const scores = { ...quality, ...speed };
        rows.push([route, throttling, ...scoreCells(scores), String(Math.round(machine))]);
        const misses = missedThresholds(scores, throttling);
        missed.push(...misses.map((miss) => `${route} (${throttling}): ${miss}`));
        // A run of all pages takes half an hour, and may be ended before.
        console.error(`${rows.at(-1)?.join(' ')}: ${misses.join('; ') || 'as asked'}`);
      }
    }
    console.log(formatTable(rows));
    return missed;
  });
}

/** Prints what Lighthouse says of the production build on a slow phone, each figure the median of the runs. */
async function main(input: CommandInput<typeof COMMAND>): Promise<number> {
  const options = readOptions(input);
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'));
  try {
    const routes = options.routes.length > 0 ? options.routes : await publicRoutes(sites.shellDir);
    const missed = await measureAll(sites.url, { ...options, routes });
    if (!options.isAsserting || missed.length === 0) return 0;
    console.error(`\n${missed.join('\n')}`);
    return 1;
  } finally {
    await sites.close();
  }
}

await runCommand(COMMAND, main);
