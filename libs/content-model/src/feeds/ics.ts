import { FEEDS } from '@raade/contracts/content/feeds';
import { calendarFile } from '../calendar/icalendar-text.ts';
import { sessionEvents } from '../calendar/session-event.ts';
import { programmeOf } from '../programme/programme.ts';
import type { FeedInput } from './feed-input.ts';

/** `schedule.ics`: every session, to subscribe to. */
export function scheduleCalendar({ content, revision, siteUrl }: FeedInput): string {
  const { name, venue } = content.forum;
  return calendarFile({
    name,
    revision,
    events: sessionEvents(programmeOf(content), { venue, siteUrl }),
    source: new URL(FEEDS.calendar, siteUrl).href,
  });
}
