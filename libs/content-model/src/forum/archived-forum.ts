import type { Content } from '../content.schema.ts';
import { forumYear } from './forum-facts.ts';
import type { PastForum } from './past-forums.schema.ts';

/** The forum as it goes into the archive, with everything that its pages tell. */
export const archivedForum = ({ forum, sessions, speakers, videos }: Content): PastForum => ({
  id: forumYear(forum),
  forum,
  sessions,
  speakers,
  films: [videos.recap],
});

/** Of forums, the one that took place last comes first. */
export const newestFirst = <Forum extends Pick<PastForum, 'id'>>(forums: readonly Forum[]) =>
  [...forums].sort((one, other) => (one.id < other.id ? 1 : -1));

/** Ids that no session may be given any more: links, calendars and favorites know past sessions by them. */
export const pastSessionIds = (content: Pick<Content, 'past-forums'>): ReadonlySet<string> =>
  new Set(content['past-forums'].flatMap(({ sessions }) => sessions.map(({ id }) => id)));
