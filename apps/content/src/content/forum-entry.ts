import type { CalendarEntry } from '@raade/contracts/content/calendar';
import { hoursOf } from './day-hours.ts';
import { FORUM } from './forum.ts';
import { DAYS } from './schedule.ts';

/** The whole forum as one event, from the first session to the last: what every 'Add to Calendar' enters. */
export const FORUM_ENTRY: CalendarEntry = {
  ...hoursOf({ sessions: DAYS.flatMap(({ sessions }) => sessions) }),
  title: FORUM.name,
  location: FORUM.venue,
  timeZone: FORUM.timeZone,
};
