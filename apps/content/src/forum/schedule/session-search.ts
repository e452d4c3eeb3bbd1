import { namesOf } from '@raade/content-model/programme/names-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { SearchEntry } from '@raade/contracts/site/search';
import { daysOf } from '../../content/schedule.ts';
import { pathOfSession } from './schedule-view.ts';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { timeRange } from '../../calendar/time-text.ts';

/** The schedule's entries in search: every session, by its title, day, time, place, speaker and words. */
export function sessionSearchEntries(content: ProvidedContent): readonly SearchEntry[] {
  const days = daysOf(content);
  return days.flatMap(({ name, date, sessions }) =>
    sessions.map((session) => ({
      title: session.title,
      path: pathOfSession(session.id, days),
      kind: 'Sessions',
      text: [
        `${name}, ${monthAndDay(date)}, ${timeRange(session, content.forum.timeZone)}`,
        session.room,
        namesOf(session.speakers),
        session.type,
        session.description,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  );
}
