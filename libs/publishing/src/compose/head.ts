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
const openGraph = (property: string, content: string) => tag('meta', { property, content });

/** Tags with the canonical address of the page. A page for all paths below a prefix has none. */
function addressTags(path: string, siteUrl: string): string[] {
  if (path.endsWith('*')) return [];
  const url = new URL(path, siteUrl).href;
  return [tag('link', { rel: 'canonical', href: url }), openGraph('og:url', url)];
}

/** Tags of Open Graph (https://ogp.me) and of X. */
function cardTags({ title, description, image }: PageHead): string[] {
  return [
    openGraph('og:type', 'website'),
    openGraph('og:locale', 'en_US'),
    openGraph('og:site_name', BRAND.shortName),
    openGraph('og:title', title),
    openGraph('og:description', description),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? imageTags(image) : []),
  ];
}

function imageTags({ url, alt }: NonNullable<PageHead['image']>): string[] {
  return [
    openGraph('og:image', url),
    openGraph('og:image:type', 'image/png'),
    openGraph('og:image:width', String(OG_IMAGE_SIZE.width)),
    openGraph('og:image:height', String(OG_IMAGE_SIZE.height)),
    openGraph('og:image:alt', alt),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ];
}

/** The tags of a page for its `head`, without styles and scripts. */
export function headTags(page: PageHead, siteUrl: string): string[] {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    ...(page.internal ? [meta('robots', 'noindex')] : addressTags(page.path, siteUrl)),
    ...cardTags(page),
    ...(page.alternates ?? []).map((link) => tag('link', { rel: 'alternate', ...link })),
    ...(page.structuredData ?? []).map((data) => dataBlock('application/ld+json', data)),
  ];
}
