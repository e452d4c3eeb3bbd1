import type { Browser } from 'playwright-core';
import { machineIndex } from './machine-index.ts';
import {
  excessesOf,
  figureCells,
  figuresTable,
  pageFigures,
  type PageFigures,
  type Round,
} from './page-figures.ts';
import { isStill, slowestAnswer, traceVisit } from './visit.ts';

interface Site {
  readonly browser: Browser;
  readonly origin: string;
  readonly routes: readonly string[];
  /** Rounds of each page; each figure is their median. */
  readonly runs: number;
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

/**
 * Prints how long script keeps visitors of a slow phone waiting, of each page at once, since all take an hour; the exit
 * code says whether all limits are kept.
 */
export async function measureTasks({ browser, origin, routes, runs }: Site): Promise<number> {
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
}
