import type { SearchEntry } from '@raade/contracts/search';
import { SCHEDULE } from '../../content/schedule.ts';
import { pathOfSession } from './schedule-view.ts';
import { monthAndDay } from '../../calendar/time-text.ts';

/** The schedule's entries in search: every session, by its title, words, day, place and speaker. */
export const sessionSearchEntries: readonly SearchEntry[] = SCHEDULE.days.flatMap((day) =>
  day.sessions.map(({ id, title, description, location, speaker, type }) => ({
    title,
    path: pathOfSession(id),
    kind: 'Session',
    text: [description, `${day.name}, ${monthAndDay(day.date)}`, location, speaker, type]
      .filter((part) => part !== undefined)
      .join(' · '),
  })),
);
