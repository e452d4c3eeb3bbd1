import type { StaffLink } from '@raade/contracts/site/navigation';
import type { StaffSession } from '@raade/platform';

/**
 * The links to the pages that the account can read.
 * @param links none in documents that were composed before there were any
 */
export function linksFor(
  { access }: Pick<StaffSession, 'access'>,
  links: readonly StaffLink[] = [],
): StaffLink[] {
  if (!access) return [];
  return links.filter(({ right }) => right === undefined || access.may(right));
}

interface Location {
  readonly pathname: string;
  readonly search: string;
}

const partsOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  return { pathname, query: [...searchParams] };
};

/** The link to the page at an address: that of the nearest path, and of its queries the one that is asked for. */
export function currentLink(
  links: readonly StaffLink[],
  { pathname, search }: Location,
): StaffLink | undefined {
  const asked = new URLSearchParams(search);
  const isAbove = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const above = links
    .map((link) => ({ link, ...partsOf(link.href) }))
    .filter((parts) => isAbove(parts.pathname));
  const longest = Math.max(...above.map((parts) => parts.pathname.length));
  const nearest = above.filter((parts) => parts.pathname.length === longest);
  const isAsked = ({ query }: (typeof nearest)[number]) =>
    query.every(([name, value]) => asked.get(name) === value);
  return (nearest.find(isAsked) ?? nearest[0])?.link;
}
