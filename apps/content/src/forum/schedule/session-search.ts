import { namesOf } from '@raade/content-model/programme/names-of';
import { FORUM } from '../../content/forum.ts';
import type { SearchEntry } from '@raade/contracts/site/search';
import { DAYS, type ProgrammeDay, type Session } from '../../content/schedule.ts';
import { pathOfSession } from './schedule-view.ts';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { timeRange } from '../../calendar/time-text.ts';

const dayAndTime = (day: ProgrammeDay, session: Session) =>
  `${day.name}, ${monthAndDay(day.date)}, ${timeRange(session, FORUM.timeZone)}`;

/** The schedule's entries in search: every session, by its title, day, time, place, speaker and words. */
export const sessionSearchEntries: readonly SearchEntry[] = DAYS.flatMap((day) =>
  day.sessions.map((session) => ({
    title: session.title,
    path: pathOfSession(session.id),
    kind: 'Sessions',
    text: [
      dayAndTime(day, session),
      session.room,
      namesOf(session.speakers),
      session.type,
      session.description,
    ]
      .filter(Boolean)
      .join(' · '),
  })),
);
