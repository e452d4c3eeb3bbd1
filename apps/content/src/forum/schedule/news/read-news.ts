import type { Content } from '@raade/content-model/content.schema';
import { movedSessions, type ComparedProgramme } from '@raade/content-model/compare/moved-sessions';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import {
  CONTENT_FOLDER,
  contentFileOf,
  type PageContent,
} from '@raade/contracts/content/content-block';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { environment } from '@raade/platform';
import { PARTS_OF_PAGES, type PageKind } from '../../../content/parts-of-pages.ts';

/** The page whose content the schedule is a part of. */
const PAGE: PageKind = 'forum';

/** The programme that is live now. */
export interface ReadProgramme {
  /** Address of its folder. */
  readonly folder: string;
  readonly programme: ComparedProgramme;
}

async function readJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(DEADLINES.chunk) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** The folder of the content that is live; undefined where the registry names none. */
async function liveFolder(): Promise<string | undefined> {
  const registry = (await readJson(environment().registryUrl, 'no-cache')) as { content?: unknown };
  const { content } = registry;
  const isId = typeof content === 'string' && /^[0-9a-f]{32}$/.test(content);
  return isId ? `/${CONTENT_FOLDER}/${content}/` : undefined;
}

/** The programme that is live, if its content lies in another folder than the one that is known. */
export async function readProgramme(known: string): Promise<ReadProgramme | undefined> {
  const folder = await liveFolder();
  if (folder === undefined || folder === known) return undefined;
  const { parts } = (await readJson(folder + contentFileOf(PAGE), 'default')) as PageContent;
  const isWhole = PARTS_OF_PAGES[PAGE].every((name) => name in parts);
  // An edition was checked before it went live, but these are the names that this release knows.
  return isWhole ? { folder, programme: parts as unknown as Content } : undefined;
}

/**
 * Sentences of what visitors have to hear of, those of their favorites first.
 * @param favourites ids of sessions
 */
export function newsBetween(
  before: ComparedProgramme,
  after: ComparedProgramme,
  favourites: readonly string[],
): readonly string[] {
  const isMarked = ({ id }: { readonly id: string }) => favourites.includes(id);
  const moved = movedSessions(before, after);
  // The next forum has none of these sessions: they took place, and stand in the archive.
  const isNext = forumYear(before.forum) !== forumYear(after.forum);
  if (isNext && !moved.some(({ earlier }) => earlier)) return [];
  const inOrder = [...moved.filter(isMarked), ...moved.filter((one) => !isMarked(one))];
  return inOrder.flatMap(({ says, earlier, session }) =>
    earlier && session && earlier.title !== session.title
      ? [...says, `${earlier.title} is now called ${session.title}`]
      : says,
  );
}
