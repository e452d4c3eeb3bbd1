import { addressedItems } from '../addresses/addressed-items.ts';
import type { Content } from '../content.schema.ts';
import { forumYear } from '../forum/forum-facts.ts';
import type { PastForum } from '../forum/past-forums.schema.ts';
import { sharedAddresses } from './check-addresses.ts';
import { checkProgramme } from './check-programme.ts';
import type { Finding } from './finding.ts';

/** Past forums that are no forums of an earlier year, and what is wrong across the items of each. */
export function checkPastForums(content: Content): readonly Finding[] {
  const past = content['past-forums'];
  return [
    ...past.flatMap((one) => [...wrongYear(one, content), ...within(one)]),
    ...reused(content),
  ];
}

function wrongYear({ id, forum }: PastForum, content: Content): readonly Finding[] {
  const [year, next] = [forumYear(forum), forumYear(content.forum)];
  const at = (message: string): Finding => ({ part: 'past-forums', path: [id, 'id'], message });
  if (id !== year) return [at(`must be ${year}, the year of its first day`)];
  return id < next ? [] : [at(`must be before ${next}, the year of the forum to come`)];
}

/** Its items name each other alone; their findings stand below it. */
function within(past: PastForum): readonly Finding[] {
  const speakers = addressedItems('speakers', { speakers: past.speakers, projects: [] });
  return [...checkProgramme(past), ...sharedAddresses(speakers)].map(({ part, path, message }) => ({
    part: 'past-forums',
    path: [past.id, part, ...path],
    message,
  }));
}

/** Calendars, links and favorites know a session by its id for ever, so that no two years share one. */
function reused(content: Content): readonly Finding[] {
  const taken = new Map<string, string>();
  const oldestFirst = content['past-forums'].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const ofPast = oldestFirst.flatMap(({ id: year, sessions }) =>
    sessions.flatMap(({ id }): Finding[] => {
      const before = taken.get(id);
      taken.set(id, before ?? year);
      const path = [year, 'sessions', id, 'id'];
      return before === undefined || before === year
        ? []
        : [belongs('past-forums', path, id, before)];
    }),
  );
  const ofThis = content.sessions.flatMap(({ id }): Finding[] => {
    const before = taken.get(id);
    return before === undefined ? [] : [belongs('sessions', [id, 'id'], id, before)];
  });
  return [...ofPast, ...ofThis];
}

const belongs = (
  part: Finding['part'],
  path: Finding['path'],
  id: string,
  year: string,
): Finding => ({ part, path, message: `"${id}" is a session of ${year}; choose another id` });
