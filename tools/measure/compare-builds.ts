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

/** Prints how the figures of each page differ between two builds. */
export async function compareBuilds(comparison: Comparison): Promise<void> {
  const rows = [['page', 'phone', 'figure', 'before', 'now', 'difference', 'with 95 %', '']];
  for (const route of comparison.routes) {
    for (const throttling of THROTTLINGS) {
      const loads = await loadInPairs(comparison, route, throttling);
      rows.push(...differenceRows(loads).map((row) => [route, throttling, ...row]));
      console.error(`${route} ${throttling}: ${comparison.pairs} pairs`);
    }
  }
  console.log(formatTable(rows));
}
