import type { Content } from '../content.schema.ts';
import { forumYear } from '../forum/forum-facts.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkIds, checkNames } from './check-names.ts';
import { checkClocks, checkOverlaps } from './check-times.ts';
import type { Finding } from './finding.ts';

/** The checks of references between items. They are made for the current forum and for each past one. */
export const PROGRAM_CHECKS = [checkIds, checkAddresses, checkNames, checkClocks, checkOverlaps];

/** Checks past forums: their years, the references between their items, and that session ids are not reused. */
export const checkPastForums = (content: Content): readonly Finding[] => [
  ...content['past-forums'].flatMap((past) => [
    ...checkYear(past, content),
    ...checkItems(past, content),
  ]),
  ...checkSessionIds(content),
];

/** Checks that the id of a past forum is its year, and that this year comes before the current forum. */
function checkYear({ id, forum }: PastForum, content: Content): readonly Finding[] {
  const [year, currentYear] = [forumYear(forum), forumYear(content.forum)];
  const report = (message: string): Finding => ({ part: 'past-forums', path: [id, 'id'], message });
  if (id !== year) return [report(`must be ${year}, the year of its first day`)];
  if (id < currentYear) return [];
  return [report(`must be before ${currentYear}, the year of the forum to come`)];
}

/** Checks the items of a past forum, which refer only to each other. Films refer to no item. */
const checkItems = ({ id, films: _films, ...program }: PastForum, content: Content) =>
  PROGRAM_CHECKS.flatMap((check) => check({ ...content, ...program }))
    .filter(({ part }) => part in program)
    .map(({ part, path, message }): Finding => ({
      part: 'past-forums',
      path: [id, part, ...path],
      message,
    }));

/** Finds sessions with the id of a past session. Calendars, links and favorites identify a session by its id for ever. */
const checkSessionIds = ({ sessions, 'past-forums': past }: Content): readonly Finding[] =>
  past.flatMap(({ id: year, sessions: pastSessions }) =>
    sessions
      .filter(({ id }) => pastSessions.some((session) => session.id === id))
      .map(({ id }) => ({
        part: 'sessions',
        path: [id, 'id'],
        message: `"${id}" is a session of ${year}; choose another id`,
      })),
  );
