import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  differenceRows,
  type Figures,
  type Loads,
  THROTTLINGS,
  type Throttling,
} from './figures.ts';
import { auditSpeed } from './lighthouse-audit.ts';

interface Comparison {
  /** Origins of both builds. */
  readonly before: string;
  readonly now: string;
  readonly routes: readonly string[];
  /** Of the browser's debugging protocol. */
  readonly port: number;
  readonly pairs: number;
}

/** Both builds in turn, each as often the first, so that what else the machine does slows both alike. */
async function loadInPairs(comparison: Comparison, route: string, throttling: Throttling) {
  const loads: Record<keyof Loads, Figures[]> = { before: [], now: [] };
  for (let pair = 0; pair < comparison.pairs; pair += 1) {
    const builds = ['before', 'now'] as const;
    for (const build of pair % 2 === 0 ? builds : builds.toReversed()) {
      const url = comparison[build] + route;
      loads[build].push(await auditSpeed(url, comparison.port, throttling));
    }
  }
  return loads;
}

/** Prints how the figures of each page differ between two builds, page by page: all of them take long. */
export async function compareBuilds(comparison: Comparison): Promise<void> {
  for (const route of comparison.routes) {
    for (const throttling of THROTTLINGS) {
      const loads = await loadInPairs(comparison, route, throttling);
      const title = `${route} ${throttling}, ${comparison.pairs} pairs`;
      const head = [title, 'before', 'now', 'difference', 'with 95 %', ''];
      console.log(`${formatTable([head, ...differenceRows(loads)])}\n`);
    }
  }
}
