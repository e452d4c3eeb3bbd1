import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  formatDifferences,
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
  /** Port of the browser's debugging protocol. */
  readonly port: number;
  /** Number of loads of each page and build. */
  readonly pairs: number;
}

/** Loads a page of both builds alternately, and alternates the order too, so that other load affects both equally. */
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

/** Prints the differences between two builds, for each page as soon as it is measured, since all pages take long. */
export async function compareBuilds(comparison: Comparison): Promise<void> {
  for (const route of comparison.routes) {
    for (const throttling of THROTTLINGS) {
      const loads = await loadInPairs(comparison, route, throttling);
      const title = `${route} ${throttling}, ${comparison.pairs} pairs`;
      const head = [title, 'before', 'now', 'difference', 'with 95 %', ''];
      console.log(`${formatTable([head, ...formatDifferences(loads)])}\n`);
    }
  }
}
