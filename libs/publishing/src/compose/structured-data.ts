import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { SiteAssociation } from '@raade/contracts/content/site-association';

/** A JSON-LD object (https://json-ld.org) with terms of https://schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';

/**
 * The organization that runs the site, the same on every page. A page's own data can refer to its `@id`.
 * @param association from the content
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
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** `Privacy - RAADE` -> `Privacy`, since breadcrumbs need not repeat the name of the site. */
function stepName({ path, title }: TitledPage): string {
  if (path === '/') return 'Home';
  const suffix = ` - ${BRAND.shortName}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Breadcrumbs from the home page to `page`. Levels without a page are left out. Undefined if there is no page above, or
 * if the page stands for a whole prefix.
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
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stepName(step),
      item: new URL(step.path, siteUrl).href,
    })),
  };
}
