import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { zoneClock } from '@raade/content-model/forum/zone-clock';
import { pastMark } from '@raade/content-model/provided/provided-content';
import {
  CONTENT_BLOCK,
  CONTENT_FOLDER,
  contentFileOf,
  type PageContent,
} from '@raade/contracts/content/content-block';
import type { PagesFile } from '@raade/contracts/site/pages';
import { dataBlock } from '../html/tag.ts';
import type { HeaderRule } from '../hosting/header-rules.ts';
import { CACHE_FOREVER } from '../hosting/release-rules.ts';
import type { LiveContent } from './live-content.ts';

type Page = PagesFile['pages'][number];

const folderOf = ({ id }: LiveContent) => `${CONTENT_FOLDER}/${id}`;

/** The parts with these names. Pages of the forum also get the list of past forums, without their content. */
function partsOf({ parts }: LiveContent, names: readonly string[]): LiveContent['parts'] {
  const entries = Object.entries(parts).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(entries), ...(names.includes('speakers') && pastMark(parts)) };
}

/** The time zone data for pages that show times of sessions. It is derived from the content. */
function clockFor({ parts }: LiveContent, names: readonly string[]): Pick<PageContent, 'clock'> {
  const forum = names.includes('sessions') ? forumSchema.safeParse(parts['forum']) : undefined;
  return forum?.success ? { clock: zoneClock(forum.data) } : {};
}

/**
 * The content block of a document: the parts of the content that its page needs for hydration, and the address of the
 * parts of other pages. A static page is not hydrated, so it contains no parts.
 */
export function contentBlock(
  content: LiveContent,
  page: Pick<Page, 'content' | 'isStatic'>,
): string {
  const names = page.isStatic ? [] : (page.content ?? []);
  const pageContent: PageContent = {
    from: `/${folderOf(content)}/`,
    revision: content.revision,
    parts: partsOf(content, names),
    ...clockFor(content, names),
  };
  return dataBlock('application/json', pageContent, CONTENT_BLOCK);
}

/** The content of pages that a link opens without a new document: one file for each kind of page. */
export function contentFiles(
  content: LiveContent,
  pages: readonly Page[],
): ReadonlyMap<string, string> {
  const files = pages.flatMap(({ chunk, content: names }) => {
    if (!names) return [];
    const { revision } = content;
    const data = { revision, parts: partsOf(content, names), ...clockFor(content, names) };
    return [[`${folderOf(content)}/${contentFileOf(chunk)}`, JSON.stringify(data)] as const];
  });
  return new Map(files);
}

/**
 * The caching headers of those files, which never change. They apply to existing files only, since a 404 must not be
 * cached.
 * @param documents all files of the site
 */
export function contentRules(
  content: LiveContent,
  documents: ReadonlyMap<string, string>,
): HeaderRule[] {
  const folder = folderOf(content);
  const names = [...documents.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1, -'.json'.length));
  if (names.length === 0) return [];
  return [{ regex: `^/${folder}/(?:${names.join('|')})\\.json$`, headers: [CACHE_FOREVER] }];
}
