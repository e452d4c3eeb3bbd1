import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { SiteAssociation } from '@raade/contracts/content/site-association';

/** A JSON-LD object (https://json-ld.org), in the words of https://schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';

/**
 * The organisation behind the site. The same on every page; `@id` lets a page's own data point to it.
 * @param association facts of the association from the content
 */
export function organization(
  siteUrl: string,
  logoUrl: string,
  association: SiteAssociation | undefined,
): StructuredData {
  const home = new URL('/', siteUrl).href;
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: BRAND.fullName,
    alternateName: BRAND.shortName,
    url: home,
    logo: logoUrl,
    ...(association && {
      slogan: association.taglines.join(' '),
      email: association.email,
      address: association.postalAddress.join(', '),
      sameAs: association.profiles.map(({ url }) => url),
    }),
  };
}

type TitledPage = Pick<PageDescriptor, 'path' | 'title'>;

/** `/a/b` -> `/`, `/a`, `/a/b`. */
function pathsDownTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}

/** `Privacy - RAADE` -> `Privacy`: a trail need not say the site's name at every step. */
function stepName({ path, title }: TitledPage): string {
  if (path === '/') return 'Home';
  const suffix = ` - ${BRAND.shortName}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * The way from the home page to `page` through the pages above it; levels without a page of their own are left
 * out. Undefined if nothing lies above, or if the page has no address of its own.
 */
export function breadcrumbs(
  page: TitledPage,
  pages: readonly TitledPage[],
  siteUrl: string,
): StructuredData | undefined {
  if (page.path.endsWith('*')) return undefined;
  const trail = pathsDownTo(page.path).flatMap(
    (path) => pages.find((candidate) => candidate.path === path) ?? [],
  );
  if (trail.length < 2) return undefined;
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: stepName(step),
      item: new URL(step.path, siteUrl).href,
    })),
  };
}
