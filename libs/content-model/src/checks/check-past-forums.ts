import type { Content } from '../content.schema.ts';
import { forumYear } from '../forum/forum-facts.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkIds, checkNames } from './check-names.ts';
import { checkClocks, checkOverlaps } from './check-times.ts';
import type { Finding } from './finding.ts';

/** Checks of references between items, for the current forum and for each past one. */
export const PROGRAMME_CHECKS = [checkIds, checkAddresses, checkNames, checkClocks, checkOverlaps];

/** Checks past forums: their years, the references between their items, and that session ids are not reused. */
export const checkPastForums = (content: Content): readonly Finding[] => [
  ...content['past-forums'].flatMap((past) => [
    ...wrongYear(past, content),
    ...within(past, content),
  ]),
  ...reused(content),
];

function wrongYear({ id, forum }: PastForum, content: Content): readonly Finding[] {
  const [year, next] = [forumYear(forum), forumYear(content.forum)];
  const at = (message: string): Finding => ({ part: 'past-forums', path: [id, 'id'], message });
  if (id !== year) return [at(`must be ${year}, the year of its first day`)];
  return id < next ? [] : [at(`must be before ${next}, the year of the forum to come`)];
}

/** Findings for the items of a past forum, which refer only to each other. */
const within = ({ id, films: _films, ...programme }: PastForum, content: Content) =>
  PROGRAMME_CHECKS.flatMap((check) => check({ ...content, ...programme }))
    .filter(({ part }) => part in programme)
    .map(({ part, path, message }): Finding => ({
      part: 'past-forums',
      path: [id, part, ...path],
      message,
    }));

/** Sessions with the id of a past session. Calendars, links and favorites identify a session by its id for ever. */
const reused = ({ sessions, 'past-forums': past }: Content): readonly Finding[] =>
  past.flatMap(({ id: year, sessions: earlier }) =>
    sessions
      .filter(({ id }) => earlier.some((one) => one.id === id))
      .map(({ id }) => ({
        part: 'sessions',
        path: [id, 'id'],
        message: `"${id}" is a session of ${year}; choose another id`,
      })),
  );
