import { formatTable } from '@raade/kit/terminal/table.ts';
import type { Browser } from 'playwright-core';
import { type Figures, format, POINTS, SPEED, THROTTLINGS } from './figures.ts';
import { auditQuality, auditSpeed } from './lighthouse-audit.ts';
import { median } from './paired-difference.ts';
import { readWithoutScript } from './read-page.ts';

interface PagesToMeasure {
  readonly origin: string;
  readonly routes: readonly string[];
  readonly browser: Browser;
  /** Port of the browser's debugging protocol. */
  readonly port: number;
  /** Loads of each page; each figure is their median. */
  readonly runs: number;
}

/** Share of the words of each page that must be readable without script. */
const MIN_READABLE_SHARE = 0.98;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The median of each figure. */
function computeMedians(loads: readonly Figures[]): Figures {
  const medianOf = (title: string) => median(loads.map((load) => load[title] ?? Number.NaN));
  return Object.fromEntries(SPEED.map((title) => [title, medianOf(title)]));
}

/** Prints the figures of each page. Returns exit code 1 if a page cannot be read without script. */
export async function measureEveryPage({ origin, routes, browser, port, runs }: PagesToMeasure) {
  const titles = [...SPEED, ...POINTS, 'machine'];
  const rows = [['page', 'phone', ...titles, 'words', 'without script']];
  const unreadable: string[] = [];
  for (const route of routes) {
    const url = origin + route;
    const quality = await auditQuality(url, port);
    const { words, share, missing } = await readWithoutScript(browser, url);
    if (share < MIN_READABLE_SHARE)
      unreadable.push(`${route} lacks without script: ${missing.join(' ')}`);
    for (const throttling of THROTTLINGS) {
      const loads: Figures[] = [];
      for (let run = 0; run < runs; run += 1) loads.push(await auditSpeed(url, port, throttling));
      const figures = { ...quality, ...computeMedians(loads) };
      const cells = titles.map((title) => format(title, figures[title] ?? Number.NaN));
      rows.push([route, throttling, ...cells, String(words), percent(share)]);
      // All pages take half an hour, so each row is printed at once, in case the command is stopped.
      console.error(rows.at(-1)?.join(' '));
    }
  }
  console.log(formatTable(rows));
  for (const line of unreadable) console.log(line);
  return unreadable.length === 0 ? 0 : 1;
}
