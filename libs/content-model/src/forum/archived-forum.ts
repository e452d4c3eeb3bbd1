import type { Content } from '../content.schema.ts';
import { forumYear } from './forum-facts.ts';
import type { PastForum } from './past-forums.schema.ts';

/** The forum as it goes into the archive, with everything that its pages tell. */
export function archivedForum(content: Content): PastForum {
  const { forum, sessions, speakers, videos, 'past-forums': past } = content;
  const year = forumYear(forum);
  const { youtubeId, title } = videos.recap;
  // The film on the site is of an earlier forum until there is one of this forum.
  const isOfAnother =
    past.some(({ films }) => films.some((film) => film.youtubeId === youtubeId)) ||
    (/\b20\d\d\b/.test(title) && !title.includes(year));
  return { id: year, forum, sessions, speakers, films: isOfAnother ? [] : [videos.recap] };
}

/** Of forums, the one that took place last comes first. */
export const newestFirst = <Forum extends Pick<PastForum, 'id'>>(forums: readonly Forum[]) =>
  [...forums].sort((one, other) => (one.id < other.id ? 1 : -1));
