import { BUDGET_FILE, OTHER_PAGES, type Weights } from '@raade/contracts/releases/weights';
import { Failure } from '@raade/contracts/base/failure';
import { growthLines, kilobytes } from './growth.ts';

interface HeavyPage {
  readonly path: string;
  readonly bytes: number;
  readonly limit: number;
  readonly scripts: readonly string[];
}

function heavyPages({ budget, pages, scripts }: Weights): HeavyPage[] {
  return Object.entries(pages)
    .map(([path, names]) => ({
      path,
      bytes: names.reduce((sum, name) => sum + (scripts[name]?.bytes ?? 0), 0),
      limit: budget[path] ?? budget[OTHER_PAGES] ?? 0,
      scripts: names,
    }))
    .filter(({ bytes, limit }) => bytes > limit);
}

/**
 * Throws a `Failure` if pages of a release load more script than the budget of the app (`budget.json`) allows. The
 * message names the pages, and the chunks and modules that are new or have grown.
 */
export function checkBudget(app: string, weights: Weights, liveWeights: Weights | undefined): void {
  const pages = heavyPages(weights);
  if (pages.length === 0) return;
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
  const growth = growthLines(scripts, weights, liveWeights);
  const lines = [
    `${app} is heavier than its ${BUDGET_FILE} allows:`,
    ...pages.map(
      ({ path, bytes, limit }) =>
        `  ${path}: ${kilobytes(bytes)} of script, ${bytes - limit} bytes more than ${kilobytes(limit)}`,
    ),
    liveWeights ? 'Since the live release:' : 'It is made of:',
    ...(growth.length > 0 ? growth : ['  nothing has grown: the budget was lowered']),
    `Take bytes away, or raise the limit in apps/${app}/${BUDGET_FILE} in a change that says why.`,
  ];
  throw new Failure(lines.join('\n'));
}
