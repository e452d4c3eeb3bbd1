import { BRAND } from '@raade/contracts/brand';
import type { PageDescriptor } from '@raade/contracts/pages';
import { escapeHtml, escapeJson } from './escape.ts';

/** What search engines and share bots read, without running a script. */
export type PageHead = Pick<
  PageDescriptor,
  'path' | 'title' | 'description' | 'internal' | 'jsonLd'
>;

type Attributes = Readonly<Record<string, string | true | undefined>>;

export function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`))
    .join(' ');
  return `<${name} ${text}>`;
}

/** A page for a whole prefix has no address of its own to point to. */
function addressTags(path: string, siteUrl: string): string[] {
  if (path.endsWith('*')) return [];
  const url = new URL(path, siteUrl).href;
  return [
    tag('link', { rel: 'canonical', href: url }),
    tag('meta', { property: 'og:url', content: url }),
  ];
}

export function headTags(page: PageHead, siteUrl: string): string[] {
  const { title, description } = page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: BRAND.shortName }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    ...(page.internal ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(page.internal ? [] : addressTags(page.path, siteUrl)),
    ...(page.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ];
}
