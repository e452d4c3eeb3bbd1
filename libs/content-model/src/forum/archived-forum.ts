import type { Content } from '../content.schema.ts';
import { forumYear } from './forum-facts.ts';
import type { PastForum } from './past-forums.schema.ts';

/** The forum as it goes into the archive, with everything that its pages tell. */
export function archivedForum({ forum, sessions, speakers, ...content }: Content): PastForum {
  const year = forumYear(forum);
  const [ofOthers, { recap }] = [
    content['past-forums'].flatMap(({ films }) => films),
    content.videos,
  ];
  // The film on the site is of an earlier forum until there is one of this forum.
  const isOfAnother =
    ofOthers.some(({ youtubeId }) => youtubeId === recap.youtubeId) ||
    (/\b20\d\d\b/.test(recap.title) && !recap.title.includes(year));
  return { id: year, forum, sessions, speakers, films: isOfAnother ? [] : [recap] };
}

/** Of forums, the one that took place last comes first. */
export const newestFirst = <Forum extends Pick<PastForum, 'id'>>(forums: readonly Forum[]) =>
  [...forums].sort((one, other) => (one.id < other.id ? 1 : -1));
