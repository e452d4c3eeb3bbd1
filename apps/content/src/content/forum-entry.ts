import { hoursOf } from '@raade/content-model/program/hours-of';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import type { CalendarEntry } from '@raade/contracts/content/calendar';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { daysOf } from './schedule.ts';

/** The whole forum as one calendar event, from the first session to the last; all-day without sessions. */
export const forumEntryOf = oncePerContent((content): CalendarEntry => {
  const { name, venue, timeZone, firstDay: start, lastDay: end } = forumOf(content);
  const sessions = daysOf(content).flatMap((day) => day.sessions);
  return { ...(hoursOf(sessions) ?? { start, end }), title: name, location: venue, timeZone };
});
