import type { Area } from '@raade/contracts/site/areas';
import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { NOT_FOUND_HEAD } from '@raade/contracts/site/not-found-page';
import type { PagesFile } from '@raade/contracts/site/pages';
import { createSizeCheck, requirePageSizes } from './bounded-pages.ts';
import { bodyOf, fillPage, framesOfNotFound, notFoundBody, type UnframedPage } from './body.ts';
import type { Composition, PageData, Site } from './composition.ts';
import { areaOf, servicesOf } from '../policy/area-policy.ts';
import { pagePolicy } from '../policy/page-styles.ts';
import { type Frames, renderFrames } from './frames.ts';
import { headTags, type PageHead } from './head.ts';
import { fakeScriptTags, type Hashes, remoteHints, shellTags } from './hints.ts';
import { type PageParts, pageScripts } from './page-scripts.ts';
import { contentBlock, contentFiles } from '../content/content-files.ts';
import { feedAlternates, feedFiles } from '../content/feed-files.ts';
import { htmlSheet } from './html-sheet.ts';
import { bodyStartTags, inlinedHeadTags } from './inlined-files.ts';
import { movedDocuments } from './moved-pages.ts';
import { robotsText, sitemap } from './search-engines.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { createPageData } from './page-data.ts';
import { navigationOf, pageFramesOf } from './site-data.ts';
import { breadcrumbs, organization } from './structured-data.ts';
import { baseOf, slotsOf } from './rendered-slots.ts';
import { tag } from '../html/tag.ts';

/** Marks in the shell's template, which `composePage` replaces. */
const HEAD_MARK = '<!-- compose:head -->';
const BODY_START_MARK = '<!-- compose:body-start -->';
/** Marks around the template's loading text, which the body of a page replaces. */
const BODY_MARKS = ['<!-- compose:body -->', '<!-- compose:body-end -->'] as const;
const NOSCRIPT_MARK = '<!-- compose:noscript -->';
const DATA_MARK = '<!-- compose:data -->';
/**
 * Mark for the Content-Security-Policy, first in the head. It is filled last, since the policy contains hashes of the
 * page.
 */
const POLICY_MARK = '<!-- compose:policy -->';

type Page = PagesFile['pages'][number];

const NO_HASHES: Hashes = new Map();

const notFoundPage: PageHead = { ...NOT_FOUND_HEAD, path: '/404', internal: true };

/** `/about` -> `about.html`, `/` -> `index.html`, `/projects/*` -> `projects.html`. */
export function htmlFileOf(path: string): string {
  const name = path.replace(/\/\*$/, '').slice(1);
  return `${name || 'index'}.html`;
}

const pagesOf = ({ pages }: Composition) => Object.values(pages).flatMap((file) => file.pages);

function fillMark(template: string, mark: string, lines: readonly string[]): string {
  if (!template.includes(mark)) throw new Error(`The shell's template lacks "${mark}".`);
  return template.replace(mark, () => lines.join('\n    '));
}

/** The structured data of a page: organization, breadcrumbs, then the page's own. Internal pages have none. */
function structuredDataOf(composition: Composition, page: Page) {
  if (page.internal) return [];
  const { shellBase, shellFiles, environment, association } = composition;
  const { siteUrl } = environment;
  const logo = new URL(shellBase + shellFiles.touchIcon, siteUrl).href;
  const trail = breadcrumbs(page, pagesOf(composition), siteUrl);
  return [
    organization(siteUrl, logo, association),
    ...(trail ? [trail] : []),
    ...(page.jsonLd ?? []),
  ];
}

function headOf(composition: Composition, owner: string, page: Page): PageHead {
  const release = composition.registry.remotes[owner];
  const { ogImage } = page;
  return {
    ...page,
    structuredData: structuredDataOf(composition, page),
    ...(release && ogImage
      ? { image: { url: new URL(ogImage.file, release.url).href, alt: ogImage.alt } }
      : {}),
  };
}

/** Puts the body into the template, without whitespace around it: hydration needs a root with the body alone. */
function withBody(template: string, body: string | undefined): string {
  const [start, end] = BODY_MARKS.map((mark) => {
    const index = template.indexOf(mark);
    if (index < 0) throw new Error(`The shell's template lacks "${mark}".`);
    return index;
  });
  if (body === undefined) return template;
  const after = template.slice(end).replace(BODY_MARKS[1], '');
  return template.slice(0, start).trimEnd() + body + after.trimStart();
}

/** The HTML document of a page. */
function composePage(site: Site, page: PageHead, content: PageContent): string {
  const { template, shellBase, shellFiles, inlinedFiles, environment } = site;
  const { dataBlocks, policySources } = content;
  const linesOfMarks = {
    [HEAD_MARK]: [
      POLICY_MARK,
      ...headTags(page, environment.siteUrl),
      ...fakeScriptTags(environment, servicesOf(policySources, content.area)),
      ...pageScripts({ ...site, hashes: site.hashes[SHELL] ?? NO_HASHES }, content),
      ...inlinedHeadTags(inlinedFiles),
      ...(content.body ? [content.body.head] : []),
      ...shellTags(shellBase, shellFiles),
    ],
    ...(inlinedFiles.bodyScripts.length > 0 && { [BODY_START_MARK]: bodyStartTags(inlinedFiles) }),
    [NOSCRIPT_MARK]: content.body === undefined ? [NEEDS_SCRIPT] : [],
    [DATA_MARK]: dataBlocks,
  };
  const html = Object.entries(linesOfMarks).reduce(
    (text, [mark, lines]) => fillMark(text, mark, lines),
    withBody(template, content.body?.html),
  );
  const policy = pagePolicy(policySources, content.area, html);
  return html.replace(POLICY_MARK, () =>
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
  );
}

/** The parts of a page beside its head. */
interface PageContent extends PageParts, PageData {
  readonly area: Area;
}

/** The notice for visitors without JavaScript, on pages that are not prerendered. */
const NEEDS_SCRIPT = '<p>This page needs JavaScript.</p>';

/** The content block of a page. Staff pages get only the address of the content, since few of them show it. */
function contentBlockOf(
  { content }: Site,
  area: Area,
  page: Pick<Page, 'content' | 'isStatic'>,
): string[] {
  return content ? [contentBlock(content, area === 'public' ? page : {})] : [];
}

/** The prerendered HTML of a page without its frame; undefined for a page that is not prerendered. */
function unframedOf(site: Site, owner: string, { path, body, isStatic }: Page) {
  const base = baseOf(site.registry, owner);
  return body && base ? fillPage(site, path, { html: body, base, isStatic }) : undefined;
}

interface RemotePage {
  readonly owner: string;
  readonly file: PagesFile;
  readonly page: Page;
  readonly unframed: UnframedPage | undefined;
}

function remotePagesOf(site: Site, pages: Composition['pages']): RemotePage[] {
  const checkSize = createSizeCheck();
  return Object.entries(pages).flatMap(([owner, file]) =>
    file.pages.map((page) => {
      const body = unframedOf(site, owner, page);
      checkSize(owner, body?.html ?? '');
      return { owner, file, page, unframed: body };
    }),
  );
}

async function contentOf(
  site: Site,
  frames: Frames,
  { owner, file, page, unframed: body }: RemotePage,
): Promise<PageContent> {
  const { registry } = site;
  const release = registry.remotes[owner];
  const hashes = site.hashes[owner] ?? NO_HASHES;
  const area = areaOf(site, owner);
  const { dataBlocks, ...data } = await site.pageData(owner);
  return {
    ...data,
    dataBlocks: [...dataBlocks, ...contentBlockOf(site, area, page)],
    area,
    hints: release ? remoteHints({ url: release.url, hashes }, file, page) : [],
    body: body && bodyOf(site, frames, body),
    isStatic: body !== undefined && page.isStatic === true,
  };
}

const siteOf = (composition: Composition): Site => ({
  ...composition,
  pageData: createPageData(composition),
  pageFrames: pageFramesOf(pagesOf(composition)),
  slots: slotsOf(composition),
});

/** The frames of all pages, rendered by the shell's release in one request. */
function framesOf(site: Site, pages: readonly RemotePage[]): Promise<Frames> {
  const { renderShell, links, today, forum, association, environment } = site;
  const surroundings = {
    navigation: navigationOf(links),
    today,
    isDayFixed: environment.today !== undefined,
    forum,
    association,
  };
  const unframedPages = pages.flatMap((page) => page.unframed ?? []);
  return renderFrames(renderShell, surroundings, [...framesOfNotFound(site), ...unframedPages]);
}

/**
 * Composes all files of the shell's site except releases: an HTML document per page, `404.html`, redirects of moved
 * pages, content files, feeds, and files for search engines.
 * @returns contents by file name
 */
export async function composePages(composition: Composition): Promise<Map<string, string>> {
  const { pages, environment } = composition;
  const site = siteOf(composition);
  requirePageSizes(pages);
  const remotePages = remotePagesOf(site, pages);
  const frames = await framesOf(site, remotePages);
  const { dataBlocks, ...data } = await site.pageData(undefined);
  const notFound: PageContent = {
    ...data,
    dataBlocks: [...dataBlocks, ...contentBlockOf(site, 'public', {})],
    area: 'public',
    hints: [],
    body: notFoundBody(site, frames),
    isStatic: false,
  };
  const feeds = site.content
    ? feedFiles(site.content, environment.siteUrl)
    : new Map<string, string>();
  const documents = new Map([['404.html', composePage(site, notFoundPage, notFound)]]);
  const heads: PageHead[] = [];
  const checkSize = createSizeCheck();
  for (const remotePage of remotePages) {
    const { owner, page } = remotePage;
    const name = htmlFileOf(page.path);
    if (documents.has(name)) throw new Error(`Two remotes have a page for "${page.path}".`);
    const content = await contentOf(site, frames, remotePage);
    const alternates = feedAlternates(page.path, feeds);
    const head = { ...headOf(site, owner, page), alternates };
    const html = composePage(site, head, content);
    checkSize(owner, html);
    documents.set(name, html);
    heads.push(head);
  }
  if (site.content) {
    const files = contentFiles(site.content, pagesOf(composition));
    for (const [file, text] of [...files, ...feeds]) documents.set(file, text);
    for (const [path, html] of movedDocuments(site.content, heads, environment.siteUrl))
      documents.set(htmlFileOf(path), html);
  }
  documents.set(htmlFileOf(HTML_SHEET), htmlSheet());
  documents.set(SECURITY_TEXT, securityText(environment, composition));
  documents.set('robots.txt', robotsText(pagesOf(composition), environment.siteUrl));
  documents.set('sitemap.xml', sitemap(pagesOf(composition), environment.siteUrl));
  return documents;
}
