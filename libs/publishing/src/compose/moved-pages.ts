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
 * A document at an address that a page had before. Browsers go on by themselves, search engines and share cards take the
 * new address in place of the old one, and whoever is kept from going on finds a link. No redirect of Hosting: browsers
 * keep those for good, and an address may be somebody's again.
 */
function movedDocument({ structuredData: _itsOwn, ...page }: PageHead, siteUrl: string): string {
  const { path, title } = page;
  const head = [
    '<meta charset="utf-8">',
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: policyText({ 'default-src': ["'none'"] }),
    }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // No flash of white on the way.
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...headTags(page, siteUrl),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${path}` }),
  ];
  const link = `${tag('a', { href: path })}${escapeHtml(title)}</a>`;
  const body = `<main><h1>${link}</h1><p>This page has moved.</p></main>`;
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body>${body}</body></html>`;
}

/**
 * The documents at addresses that lead on to others, by their addresses: for pages that there are, and where there is
 * none.
 */
export function movedDocuments(
  { parts }: LiveContent,
  pages: readonly PageHead[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  const speakers = speakersSchema.safeParse(parts['speakers']).data ?? [];
  const projects = projectsSchema.safeParse(parts['projects']).data ?? [];
  const past = pastForumsSchema.safeParse(parts['past-forums']).data ?? [];
  const moved = movedPages({ speakers, projects, 'past-forums': past }).flatMap(({ from, to }) => {
    const target = pages.find(({ path }) => path === to);
    const isFree = !pages.some(({ path }) => path === from);
    return target && isFree ? [[from, movedDocument(target, siteUrl)] as const] : [];
  });
  return new Map(moved);
}
