import { FORUM } from '@raade/contracts/forum';
import type { SearchEntry } from '@raade/contracts/search';
import { SCHEDULE } from '../../content/schedule.ts';
import type { ScheduleDay, Session } from '../../content/schedule.schema.ts';
import { pathOfSession } from './schedule-view.ts';
import { monthAndDay, timeRange } from '../../calendar/time-text.ts';

const dayAndTime = (day: ScheduleDay, session: Session) =>
  `${day.name}, ${monthAndDay(day.date)}, ${timeRange(session, FORUM.timeZone)}`;

/** The schedule's entries in search: every session, by its title, day, time, place, speaker and words. */
export const sessionSearchEntries: readonly SearchEntry[] = SCHEDULE.days.flatMap((day) =>
  day.sessions.map((session) => ({
    title: session.title,
    path: pathOfSession(session.id),
    kind: 'Session',
    text: [
      dayAndTime(day, session),
      session.location,
      session.speaker,
      session.type,
      session.description,
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
  })),
);
