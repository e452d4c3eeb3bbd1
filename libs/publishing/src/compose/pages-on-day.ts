import {
  type ForumPhase,
  forumPhaseOn,
  phaseStarts,
  type PhaseFacts,
} from '@raade/contracts/content/forum-phase';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import type { PagesFile } from '@raade/contracts/site/pages';
import type { Composition } from './composition.ts';

type Page = PagesFile['pages'][number];
type Remotes = Pick<Composition, 'pages' | 'links'>;

/** The conditions of a link. Days are like `2025-03-01`; `until` is the first day without the link. */
interface TimedLink {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly phases?: readonly ForumPhase[] | undefined;
  readonly dropdown?: readonly TimedLink[] | undefined;
}

/** A day and the forum phase on it. */
interface Moment {
  readonly day: string;
  /** Undefined if the content has no forum. */
  readonly phase: ForumPhase | undefined;
}

/** The page with the body that it has on a day. */
function pageOn({ later = [], ...page }: Page, day: string): Page {
  const body = later.findLast(({ from }) => from <= day)?.body;
  return body === undefined ? page : { ...page, body };
}

function isShownAt({ from = '', until, phases }: TimedLink, { day, phase }: Moment): boolean {
  if (phases && !phases.some((shownPhase) => shownPhase === phase)) return false;
  return from <= day && (until === undefined || day < until);
}

/** The links that are shown at a moment, without their conditions. */
function linksAt<Link extends TimedLink>(links: readonly Link[], moment: Moment): Link[] {
  return links
    .filter((link) => isShownAt(link, moment))
    .map(({ from: _from, until: _until, phases: _phases, ...link }) => {
      const { dropdown } = link;
      return (dropdown ? { ...link, dropdown: linksAt(dropdown, moment) } : link) as Link;
    });
}

function linksOn(links: RemoteLinks | undefined, moment: Moment): RemoteLinks | undefined {
  if (!links) return undefined;
  const places = Object.entries(links).map(
    ([place, items = []]) => [place, linksAt<TimedLink>(items, moment)] as const,
  );
  // `Object.entries` has lost the types of the places.
  return Object.fromEntries(places) as RemoteLinks;
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/**
 * The pages and links of remotes as they are on a day.
 * @param forum decides the forum phase; without it, links with phases are not shown
 */
export function remotesOn<All extends Remotes>(remotes: All, day: string, forum?: PhaseFacts): All {
  const moment = { day, phase: forum && forumPhaseOn(day, forum) };
  return {
    ...remotes,
    pages: mapValues(remotes.pages, (file) => ({
      ...file,
      pages: file.pages.map((page) => pageOn(page, day)),
    })),
    links: mapValues(remotes.links, (links) => linksOn(links, moment)),
  };
}

const daysOf = ({ from, until, dropdown = [] }: TimedLink): string[] => [
  ...[from, until].flatMap((day) => day ?? []),
  ...dropdown.flatMap(daysOf),
];

/** The first of January, on which all pages change, since the frame shows the year. */
const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}-01-01`;

/**
 * The first day after `day` on which pages or links change.
 * @param changesOn days on which rendered pages change
 * @param forum decides the days on which the forum phase changes
 */
export function nextChange(
  { pages, links }: Remotes,
  day: string,
  changesOn: readonly string[] = [],
  forum?: PhaseFacts,
): string {
  const pageDays = Object.values(pages).flatMap((file) =>
    file.pages.flatMap(({ later = [] }) => later.map(({ from }) => from)),
  );
  const linkDays = Object.values(links).flatMap((places) =>
    Object.values<readonly TimedLink[] | undefined>(places ?? {}).flatMap((items = []) =>
      items.flatMap(daysOf),
    ),
  );
  const phaseDays = forum ? phaseStarts(forum) : [];
  const laterDays = [...pageDays, ...linkDays, ...changesOn, ...phaseDays, nextYear(day)].filter(
    (change) => change > day,
  );
  return laterDays.sort()[0] ?? nextYear(day);
}
