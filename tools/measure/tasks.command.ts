import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { type CommandInput, usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { type Browser, chromium } from 'playwright-core';
import { machineIndex } from './main-thread/machine-index.ts';
import {
  excessesOf,
  figureCells,
  figuresTable,
  pageFigures,
  type PageFigures,
  type Round,
} from './main-thread/page-figures.ts';
import { isStill, slowestAnswer, traceVisit } from './main-thread/visit.ts';
import { publicRoutes } from './public-routes.ts';

const COMMAND = {
  name: 'npm run bench:tasks',
  summary:
    'Prints how long script keeps visitors of a slow phone waiting, and fails above the limits.',
  usage: ['[--runs <number>] [/route ...]'],
  takesWords: true,
  options: {
    runs: {
      type: 'string',
      value: '<number>',
      default: '5',
      help: 'rounds of each page; each figure is their median',
    },
  },
  examples: { 'npm run bench:tasks -- --runs 1 /conference': 'one page, quickly' },
} as const;

function readOptions({ values, positionals }: CommandInput<typeof COMMAND>) {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(usageOf(COMMAND));
  return { runs, routes: positionals };
}

async function measure(browser: Browser, url: string, runs: number): Promise<PageFigures> {
  const circumstances = {
    still: await isStill(browser, url),
    machine: await machineIndex(browser),
  };
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run += 1) {
    rounds.push({
      alive: await traceVisit(browser, url, true),
      withoutScript: await traceVisit(browser, url, false),
      slowestAnswer: await slowestAnswer(browser, url),
    });
  }
  return pageFigures(rounds, circumstances);
}

/** Prints the figures of each page at once, since all take an hour; the exit code says whether all limits are kept. */
async function report(origin: string, routes: readonly string[], runs: number): Promise<number> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const pages = new Map<string, PageFigures>();
    const excesses: string[] = [];
    for (const route of routes) {
      const figures = await measure(browser, origin + route, runs);
      console.log(figureCells(route, figures).join(' '));
      pages.set(route, figures);
      excesses.push(...excessesOf(route, figures));
    }
    console.log(figuresTable(pages));
    for (const excess of excesses) console.log(excess);
    return excesses.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

await runCommand(COMMAND, async (input: CommandInput<typeof COMMAND>) => {
  const { runs, routes } = readOptions(input);
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'));
  try {
    const chosen = routes.length > 0 ? routes : await publicRoutes(sites.shellDir);
    return await report(sites.url, chosen, runs);
  } finally {
    await sites.close();
  }
});
