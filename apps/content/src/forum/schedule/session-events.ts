import { saveFile } from '@raade/browser';
import { googleCalendarLink } from '@raade/contracts/content/calendar';
import { FORUM } from '../../content/forum.ts';
import { FORUM_ENTRY } from '../../content/forum-entry.ts';
import { eventUid } from '@raade/content-model/calendar/event-uid';
import { type CalendarEvent, calendarFile } from '@raade/content-model/calendar/icalendar-text';
import { sessionEvent } from '@raade/content-model/calendar/session-event';
import { FEEDS } from '@raade/contracts/content/feeds';
import { contentRevision } from '@raade/content-model/provided/provided-content';
import { environment } from '@raade/platform';
import { DAYS, type Session } from '../../content/schedule.ts';

const YEAR = FORUM.firstDay.slice(0, 4);
const FILE_NAME = `RAADE-Conference-${YEAR}`;
/** The type of iCalendar files (RFC 5545, 8.1). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

function eventOf(session: Session): CalendarEvent {
  const { siteUrl } = environment();
  return sessionEvent(session, { days: DAYS, venue: FORUM.venue, siteUrl });
}

function forumEvent(): CalendarEvent {
  const { siteUrl } = environment();
  return {
    ...FORUM_ENTRY,
    uid: eventUid(`forum-${YEAR}`, siteUrl),
    url: new URL('/conference', siteUrl).href,
  };
}

/** Google's link for a session. */
export function googleLinkOf(session: Session): string {
  return googleCalendarLink({ ...eventOf(session), timeZone: FORUM.timeZone });
}

/** The address at which calendars subscribe to all sessions: its scheme opens them. */
export const subscriptionLink = () =>
  new URL(FEEDS.calendar, environment().siteUrl).href.replace(/^https?/, 'webcal');

interface File {
  /** Added to the file's name. */
  readonly suffix?: string;
  readonly events: readonly CalendarEvent[];
}

/** Saves a calendar file with these events. */
function save({ suffix, events }: File): void {
  const text = calendarFile({ name: FORUM.name, revision: contentRevision(), events });
  const name = `${[FILE_NAME, suffix].filter(Boolean).join('-')}.ics`;
  saveFile(name, new Blob([text], { type: CALENDAR_TYPE }));
}

/** Saves the forum as one event, the same as Google's link enters. */
export function saveForum(): void {
  save({ events: [forumEvent()] });
}

/** Saves an event for each of the sessions; `suffix` tells this file from others in its name. */
export function saveSessions(sessions: readonly Session[], suffix: string): void {
  save({ suffix, events: sessions.map(eventOf) });
}
