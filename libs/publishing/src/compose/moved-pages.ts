import { movedPages } from '@raade/content-model/addresses/moved-pages';
import { pastForumsSchema } from '@raade/content-model/forum/past-forums.schema';
import { speakersSchema } from '@raade/content-model/forum/speakers.schema';
import { projectsSchema } from '@raade/content-model/studios/projects.schema';
import { headTags, type PageHead } from './head.ts';
import { escapeHtml } from '../html/escape.ts';
import { tag } from '../html/tag.ts';
import { policyText } from '../policy/directives.ts';
import type { LiveContent } from '../content/live-content.ts';

/**
 * The document at an old address of a page: a `refresh` to the new one, the head of the new page for search engines and
 * link previews, and a link. It is not a redirect of Hosting, since browsers cache those forever, and the old address
 * may belong to another page later.
 */
function movedDocument({ structuredData: _data, ...page }: PageHead, siteUrl: string): string {
  const { path, title } = page;
  const head = [
    '<meta charset="utf-8">',
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: policyText({ 'default-src': ["'none'"] }),
    }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Without this tag, the page would flash white in dark mode.
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...headTags(page, siteUrl),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${path}` }),
  ];
  const link = `${tag('a', { href: path })}${escapeHtml(title)}</a>`;
  const body = `<main><h1>${link}</h1><p>This page has moved.</p></main>`;
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body>${body}</body></html>`;
}

/** The documents at old addresses, by address. Only for new pages that exist, and at addresses without a page. */
export function movedDocuments(
  { parts }: LiveContent,
  pages: readonly PageHead[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  const speakers = speakersSchema.safeParse(parts['speakers']).data ?? [];
  const projects = projectsSchema.safeParse(parts['projects']).data ?? [];
  const past = pastForumsSchema.safeParse(parts['past-forums']).data ?? [];
  const moves = movedPages({ speakers, projects, 'past-forums': past }).flatMap(({ from, to }) => {
    const target = pages.find(({ path }) => path === to);
    const isFree = !pages.some(({ path }) => path === from);
    return target && isFree ? [[from, movedDocument(target, siteUrl)] as const] : [];
  });
  return new Map(moves);
}
