import type { PageDescriptor } from '@raade/contracts/site/pages';
import { escapeHtml } from '../html/escape.ts';

type ListedPage = Pick<PageDescriptor, 'path' | 'internal'>;

/** `/admin/*` keeps out all below it and `/admin` itself; `$` ends a path that has nothing below it. */
function disallowed(path: string): string[] {
  if (!path.endsWith('/*')) return [`Disallow: ${path}$`];
  const base = path.slice(0, -2);
  return [`Disallow: ${base}/`, `Disallow: ${base}$`];
}

/** True if `page` stands for a prefix below which a public page has its address. */
const isAroundPublicPage = ({ path }: ListedPage, pages: readonly ListedPage[]) =>
  path.endsWith('/*') &&
  pages.some((page) => !page.internal && page.path.startsWith(path.slice(0, -1)));

/**
 * `robots.txt` (RFC 9309): everything but the internal pages. One that stands for all unknown addresses beside
 * public pages is not listed, as that would keep out those as well: its head says `noindex`.
 */
export function robotsText(pages: readonly ListedPage[], siteUrl: string): string {
  const kept = pages.filter((page) => page.internal && !isAroundPublicPage(page, pages));
  return [
    'User-agent: *',
    ...kept.flatMap(({ path }) => disallowed(path)),
    'Allow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html): every public page that has an address of its own. */
export function sitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const listed = pages.filter((page) => !page.internal && !page.path.endsWith('*'));
  const urls = listed
    .map(({ path }) => new URL(path, siteUrl).href)
    .sort()
    .map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
