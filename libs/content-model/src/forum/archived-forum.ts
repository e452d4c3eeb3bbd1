import type { Content } from '../content.schema.ts';
import { forumYear } from './forum-facts.ts';
import type { PastForum } from './past-forums.schema.ts';

/** Converts the current forum to a past forum, with all data that its pages show. */
export function archivedForum(content: Content): PastForum {
  const { forum, sessions, speakers, videos, 'past-forums': pastForums } = content;
  const year = forumYear(forum);
  const { youtubeId, title } = videos.recap;
  // Until there is a film of this forum, the site shows the film of an earlier one, which is not archived again.
  const pastFilms = pastForums.flatMap((pastForum) => pastForum.films);
  const isArchived = pastFilms.some((film) => film.youtubeId === youtubeId);
  const namesOtherYear = /\b20\d\d\b/.test(title) && !title.includes(year);
  const films = isArchived || namesOtherYear ? [] : [videos.recap];
  return { id: year, forum, sessions, speakers, films };
}

/** Sorts forums by year, latest first. */
export const newestFirst = <Forum extends Pick<PastForum, 'id'>>(forums: readonly Forum[]) =>
  [...forums].sort((one, other) => (one.id < other.id ? 1 : -1));
