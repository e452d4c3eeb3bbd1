import { formatTable } from '@raade/kit/terminal/table.ts';
import type { Requests } from './count-requests.ts';
import type { ComposedCosts } from './page-sizes.ts';

/** What a site with so many remotes costs. */
export interface SiteCosts extends ComposedCosts {
  readonly remotes: number;
  /** Requests of each page that was opened, by its address. */
  readonly requests: ReadonlyMap<string, Requests>;
}

/** What many remotes may cost, beside the same site with few. */
const LIMITS = {
  /** More bytes of a page with gzip, up to `manyRemotes` of them. */
  pageBytes: 500,
  manyRemotes: 30,
  composeMilliseconds: 2000,
  /** More bytes of the policy for each remote: its origin, once, and the space before it. */
  policyBytes: 'https://.example.org '.length + 8,
} as const;

/** It knows all remotes, so that a preview can be shown where compose knows of no page. */
const NOT_FOUND = '404.html';

/** By how much the page grew that grew most, of those that both sites have. */
export function mostGrowth(few: SiteCosts, many: SiteCosts): number {
  const growths = [...few.pages].flatMap(([page, bytes]) => {
    const more = many.pages.get(page);
    return more === undefined || page === NOT_FOUND ? [] : [more - bytes];
  });
  return Math.max(...growths);
}

const fileOf = (page: string) => `${page.slice(1) || 'index'}.html`;
const bytesOf = ({ pages }: SiteCosts, file: string) => String(pages.get(file) ?? '-');

/** One column for each site, the one with the fewest remotes first. */
export function costsTable(sites: readonly SiteCosts[]): string {
  const [few] = sites;
  if (!few) return '';
  const line = (name: string, cell: (site: SiteCosts) => string) => [name, ...sites.map(cell)];
  const addresses = [...few.requests.keys()];
  return formatTable([
    line('remotes', ({ remotes }) => String(remotes)),
    ...addresses.map((page) =>
      line(`HTML of ${page}, gzip`, (site) => bytesOf(site, fileOf(page))),
    ),
    line('HTML of an unknown address, gzip', (site) => bytesOf(site, NOT_FOUND)),
    line('most growth of any other page', (site) => String(mostGrowth(few, site))),
    ...addresses.map((page) =>
      line(`requests of ${page}`, ({ requests }) => String(requests.get(page)?.firstVisit)),
    ),
    line('requests of search', ({ requests }) => String(requests.get('/')?.search)),
    line('file of search, gzip', ({ search }) => String(search)),
    line('policy as a header, bytes', ({ headerPolicy }) => String(headerPolicy)),
    line('compose, ms', ({ milliseconds }) => milliseconds.toFixed(0)),
  ]);
}

/** One line for each limit that a site does not keep. */
export function costsExceeded(few: SiteCosts, many: SiteCosts): string[] {
  const growth = mostGrowth(few, many);
  const mayGrow = many.remotes <= LIMITS.manyRemotes;
  const policy = (many.headerPolicy - few.headerPolicy) / Math.max(1, many.remotes - few.remotes);
  const asked = [...many.requests].flatMap(
    ([page, { firstVisit, search }]): [boolean, string][] => {
      const before = few.requests.get(page)?.firstVisit ?? 0;
      return [
        [firstVisit > before, `${page} asks for ${firstVisit - before} files more`],
        [search !== 1, `search asks for ${search} files on ${page}`],
      ];
    },
  );
  const checks: [boolean, string][] = [
    [mayGrow && growth > LIMITS.pageBytes, `a page grew by ${growth} bytes`],
    [many.milliseconds > LIMITS.composeMilliseconds, `composing took ${many.milliseconds} ms`],
    [policy > LIMITS.policyBytes, `the policy grew by ${policy.toFixed(0)} bytes a remote`],
    ...asked,
  ];
  return checks
    .filter(([exceeds]) => exceeds)
    .map(([, text]) => `With ${many.remotes} remotes, ${text}.`);
}
