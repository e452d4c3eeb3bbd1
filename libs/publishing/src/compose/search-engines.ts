import type { PageDescriptor } from '@raade/contracts/site/pages';
import { escapeHtml } from '../html/escape.ts';

type ListedPage = Pick<PageDescriptor, 'path' | 'internal'>;

/** The lines for an internal page. For `/admin/*` they also exclude `/admin`; `$` marks the end of a path. */
function disallowLines(path: string): string[] {
  if (!path.endsWith('/*')) return [`Disallow: ${path}$`];
  const base = path.slice(0, -2);
  return [`Disallow: ${base}/`, `Disallow: ${base}$`];
}

/** True if there is a public page below the prefix of an internal page. */
const isAroundPublicPage = ({ path }: ListedPage, pages: readonly ListedPage[]) =>
  path.endsWith('/*') &&
  pages.some((page) => !page.internal && page.path.startsWith(path.slice(0, -1)));

/**
 * `robots.txt` (RFC 9309), which excludes the internal pages. A prefix that also contains public pages is not listed,
 * since that would exclude these, too; its page has `noindex` in its head.
 */
export function robotsText(pages: readonly ListedPage[], siteUrl: string): string {
  const excludedPages = pages.filter((page) => page.internal && !isAroundPublicPage(page, pages));
  return [
    'User-agent: *',
    ...excludedPages.flatMap(({ path }) => disallowLines(path)),
    'Allow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html): the public pages, without those for whole prefixes. */
export function sitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const publicPages = pages.filter((page) => !page.internal && !page.path.endsWith('*'));
  const urls = publicPages
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
