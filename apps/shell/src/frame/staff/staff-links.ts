import type { StaffLink } from '@raade/contracts/site/navigation';
import type { StaffSession } from '@raade/platform';

/**
 * The links to the pages that the account can read.
 * @param links missing in pages that an older release composed
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

/**
 * The link to the page at an address, which the navigation marks as current. Of the links whose path is the address or
 * above it, the longest path wins; among links of one path, the one whose query the address has.
 */
export function currentLink(
  links: readonly StaffLink[],
  { pathname, search }: Location,
): StaffLink | undefined {
  const query = new URLSearchParams(search);
  const isAbove = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const above = links
    .map((link) => ({ link, ...partsOf(link.href) }))
    .filter((parts) => isAbove(parts.pathname));
  const longest = Math.max(...above.map((parts) => parts.pathname.length));
  const nearest = above.filter((parts) => parts.pathname.length === longest);
  const hasQuery = (parts: (typeof nearest)[number]) =>
    parts.query.every(([name, value]) => query.get(name) === value);
  return (nearest.find(hasQuery) ?? nearest[0])?.link;
}
