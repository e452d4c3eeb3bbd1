import { CALENDAR_FEED } from '@raade/contracts/content/feeds';
import { calendarFile } from '../calendar/icalendar-text.ts';
import { sessionEvents } from '../calendar/session-event.ts';
import { programOf } from '../program/program.ts';
import { pastForumPath } from '../program/session-address.ts';
import type { FeedInput } from './feed-input.ts';

/**
 * `schedule.ics`: all sessions, for subscriptions. Sessions of past forums stay with the same UIDs, since calendars
 * remove events that are missing.
 */
export function scheduleCalendar({ content, revision, siteUrl }: FeedInput): string {
  return calendarFile({
    name: content.forum.name,
    revision,
    events: [...content['past-forums'], content].flatMap((program) => {
      // Only past forums have an id, their year.
      const pastPath = 'id' in program ? pastForumPath(program.id) : undefined;
      const { venue } = program.forum;
      return sessionEvents(programOf(program), { venue, siteUrl, pastPath });
    }),
    source: new URL(CALENDAR_FEED, siteUrl).href,
  });
}
