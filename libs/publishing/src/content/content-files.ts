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
import { FOR_EVER } from '../hosting/release-rules.ts';
import type { LiveContent } from './live-content.ts';

type Page = PagesFile['pages'][number];

const folderOf = ({ id }: LiveContent) => `${CONTENT_FOLDER}/${id}`;

/** Pages of the forum say that there were others, and leave to these what happened there. */
function partsOf({ parts }: LiveContent, names: readonly string[]): LiveContent['parts'] {
  const carried = Object.entries(parts).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(carried), ...(names.includes('speakers') && pastMark(parts)) };
}

/** Pages that tell times carry the clocks that they tell them by, which follow from the content. */
function clockFor({ parts }: LiveContent, names: readonly string[]): Pick<PageContent, 'clock'> {
  const forum = names.includes('sessions') ? forumSchema.safeParse(parts['forum']) : undefined;
  return forum?.success ? { clock: zoneClock(forum.data) } : {};
}

/**
 * The content block of a document: the parts that its page uses once its scripts run, and the folder of the parts of
 * other pages. A still page has none, because its scripts never run.
 */
export function contentBlock(content: LiveContent, page: Pick<Page, 'content' | 'still'>): string {
  const names = page.still ? [] : (page.content ?? []);
  const carried: PageContent = {
    from: `/${folderOf(content)}/`,
    revision: content.revision,
    parts: partsOf(content, names),
    ...clockFor(content, names),
  };
  return dataBlock('application/json', carried, CONTENT_BLOCK);
}

/** The files for pages that are reached inside of another page's document, one for each kind of page. */
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
 * The headers of those files, which never change; an answer that one is missing must not be kept.
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
  return [{ regex: `^/${folder}/(?:${names.join('|')})\\.json$`, headers: [FOR_EVER] }];
}
