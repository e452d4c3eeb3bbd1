import type { Content } from '@raade/content-model/content.schema';
import { movedSessions, type ComparedProgram } from '@raade/content-model/compare/moved-sessions';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import {
  CONTENT_FOLDER,
  contentFileOf,
  type PageContent,
} from '@raade/contracts/content/content-block';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { environment } from '@raade/platform';
import { PARTS_OF_PAGES, type PageKind } from '../../../content/parts-of-pages.ts';

/** The page that contains the schedule. */
const PAGE: PageKind = 'forum';

export interface LiveProgram {
  /** Address of the folder with its content. */
  readonly folder: string;
  readonly program: ComparedProgram;
}

async function readJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(DEADLINES.chunk) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Returns the folder of the live content; undefined if the registry names none. */
async function liveFolder(): Promise<string | undefined> {
  const registry = (await readJson(environment().registryUrl, 'no-cache')) as { content?: unknown };
  const { content } = registry;
  const isId = typeof content === 'string' && /^[0-9a-f]{32}$/.test(content);
  return isId ? `/${CONTENT_FOLDER}/${content}/` : undefined;
}

/** Reads the live program; undefined if it is still in `lastFolder`. */
export async function readNewProgram(lastFolder: string): Promise<LiveProgram | undefined> {
  const folder = await liveFolder();
  if (folder === undefined || folder === lastFolder) return undefined;
  const { parts } = (await readJson(folder + contentFileOf(PAGE), 'default')) as PageContent;
  // Content is checked before it goes live. But content for a newer release may lack a part that this page reads.
  const hasAllParts = PARTS_OF_PAGES[PAGE].every((name) => name in parts);
  return hasAllParts ? { folder, program: parts as unknown as Content } : undefined;
}

/**
 * Returns sentences about changes of the schedule that visitors must know, changes of their favorites first.
 *
 * @param favorites ids of sessions
 */
export function newsBetween(
  shown: ComparedProgram,
  live: ComparedProgram,
  favorites: readonly string[],
): readonly string[] {
  const isFavorite = ({ id }: { readonly id: string }) => favorites.includes(id);
  const sessions = movedSessions(shown, live);
  // Another year without a session of the shown forum is the next forum. That is no news: the shown one is over.
  const isNextForum = forumYear(shown.forum) !== forumYear(live.forum);
  if (isNextForum && !sessions.some(({ earlier }) => earlier)) return [];
  const favoriteChanges = sessions.filter(isFavorite);
  const otherChanges = sessions.filter((change) => !isFavorite(change));
  return [...favoriteChanges, ...otherChanges].flatMap(({ messages, earlier, session }) =>
    earlier && session && earlier.title !== session.title
      ? [...messages, `${earlier.title} is now called ${session.title}`]
      : messages,
  );
}
