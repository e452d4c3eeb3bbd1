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
  // `URL` needs some origin.
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  return { pathname, query: [...searchParams] };
};

/**
 * Returns the link that the navigation marks as current: of all links to the address or to a folder above it, the one
 * with the longest path. Of several with that path, it is the one whose query the address has.
 */
export function currentLink(
  links: readonly StaffLink[],
  { pathname, search }: Location,
): StaffLink | undefined {
  const query = new URLSearchParams(search);
  const isSameOrAbove = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const candidates = links
    .map((link) => ({ link, ...partsOf(link.href) }))
    .filter((parts) => isSameOrAbove(parts.pathname));
  const longest = Math.max(...candidates.map((parts) => parts.pathname.length));
  const nearest = candidates.filter((parts) => parts.pathname.length === longest);
  const hasQuery = (parts: (typeof nearest)[number]) =>
    parts.query.every(([name, value]) => query.get(name) === value);
  return (nearest.find(hasQuery) ?? nearest[0])?.link;
}
