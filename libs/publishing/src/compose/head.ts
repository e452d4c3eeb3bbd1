import { BRAND } from '@raade/contracts/base/brand';
import { OG_IMAGE_SIZE, type PageDescriptor } from '@raade/contracts/site/pages';
import type { Alternate } from '../content/feed-files.ts';
import { escapeHtml } from '../html/escape.ts';
import type { StructuredData } from './structured-data.ts';
import { dataBlock, tag } from '../html/tag.ts';

/** The data of a page's head, for search engines and previews in other services, which run no script. */
export interface PageHead extends Pick<
  PageDescriptor,
  'path' | 'title' | 'description' | 'internal'
> {
  /** The Open Graph image of the page, with its absolute address. */
  readonly image?: { readonly url: string; readonly alt: string };
  readonly structuredData?: readonly StructuredData[];
  /** Links to the page in other formats, with addresses on the site. */
  readonly alternates?: readonly Alternate[];
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const graph = (property: string, content: string) => tag('meta', { property, content });

/** Tags with the canonical address of the page. A page for all paths below a prefix has none. */
function addressTags(path: string, siteUrl: string): string[] {
  if (path.endsWith('*')) return [];
  const url = new URL(path, siteUrl).href;
  return [tag('link', { rel: 'canonical', href: url }), graph('og:url', url)];
}

/** Tags of Open Graph (https://ogp.me) and of X. */
function cardTags({ title, description, image }: PageHead): string[] {
  return [
    graph('og:type', 'website'),
    graph('og:locale', 'en_US'),
    graph('og:site_name', BRAND.shortName),
    graph('og:title', title),
    graph('og:description', description),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? imageTags(image) : []),
  ];
}

function imageTags({ url, alt }: NonNullable<PageHead['image']>): string[] {
  return [
    graph('og:image', url),
    graph('og:image:type', 'image/png'),
    graph('og:image:width', String(OG_IMAGE_SIZE.width)),
    graph('og:image:height', String(OG_IMAGE_SIZE.height)),
    graph('og:image:alt', alt),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ];
}

export function headTags(page: PageHead, siteUrl: string): string[] {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    ...(page.internal ? [meta('robots', 'noindex')] : addressTags(page.path, siteUrl)),
    ...cardTags(page),
    ...(page.alternates ?? []).map((other) => tag('link', { rel: 'alternate', ...other })),
    ...(page.structuredData ?? []).map((data) => dataBlock('application/ld+json', data)),
  ];
}
