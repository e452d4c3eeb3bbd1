import type { Content } from '../content.schema.ts';
import { forumYear } from '../forum/forum-facts.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkIds, checkNames } from './check-names.ts';
import { checkClocks, checkOverlaps } from './check-times.ts';
import type { Finding } from './finding.ts';

/** Checks across items that hold for the programme of a past forum, too. */
export const PROGRAMME_CHECKS = [checkIds, checkAddresses, checkNames, checkClocks, checkOverlaps];

/** Past forums that are no forums of an earlier year, and what is wrong across the items of each. */
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

/** Its items name each other alone; their findings stand below it. */
const within = ({ id, films: _films, ...programme }: PastForum, content: Content) =>
  PROGRAMME_CHECKS.flatMap((check) => check({ ...content, ...programme }))
    .filter(({ part }) => part in programme)
    .map(({ part, path, message }): Finding => ({
      ...{ part: 'past-forums', path: [id, part, ...path], message },
    }));

/** Calendars, links and favorites know a session by its id for ever. */
const reused = ({ sessions, 'past-forums': past }: Content): readonly Finding[] =>
  past.flatMap(({ id: year, sessions: earlier }) =>
    sessions
      .filter(({ id }) => earlier.some((one) => one.id === id))
      .map(({ id }) => ({
        ...{ part: 'sessions', path: [id, 'id'] },
        message: `"${id}" is a session of ${year}; choose another id`,
      })),
  );
