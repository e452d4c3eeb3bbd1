import { CALENDAR_FEED } from '@raade/contracts/content/feeds';
import { calendarFile } from '../calendar/icalendar-text.ts';
import { sessionEvents } from '../calendar/session-event.ts';
import { programmeOf } from '../programme/programme.ts';
import { pastForumPath } from '../programme/session-address.ts';
import type { FeedInput } from './feed-input.ts';

/**
 * `schedule.ics`: all sessions, for subscriptions. Sessions of past forums stay with the same UIDs, since calendars
 * remove events that are missing.
 */
export function scheduleCalendar({ content, revision, siteUrl }: FeedInput): string {
  return calendarFile({
    name: content.forum.name,
    revision,
    events: [...content['past-forums'], content].flatMap((programme) => {
      // Only past forums have an id, their year.
      const pastPath = 'id' in programme ? pastForumPath(programme.id) : undefined;
      const { venue } = programme.forum;
      return sessionEvents(programmeOf(programme), { venue, siteUrl, pastPath });
    }),
    source: new URL(CALENDAR_FEED, siteUrl).href,
  });
}
