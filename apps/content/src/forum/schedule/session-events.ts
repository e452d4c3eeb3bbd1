import { saveFile } from '@raade/browser';
import { googleCalendarLink } from '@raade/contracts/content/calendar';
import { forumEntryOf } from '../../content/forum-entry.ts';
import { eventUid } from '@raade/content-model/calendar/event-uid';
import { type CalendarEvent, calendarFile } from '@raade/content-model/calendar/icalendar-text';
import { sessionEvent } from '@raade/content-model/calendar/session-event';
import { CALENDAR_FEED } from '@raade/contracts/content/feeds';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { environment } from '@raade/platform';
import { daysOf, type Session } from '../../content/schedule.ts';

/** Media type of iCalendar files (RFC 5545, 8.1). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

function eventOf(session: Session, content: ProvidedContent): CalendarEvent {
  const { siteUrl } = environment();
  return sessionEvent(session, { days: daysOf(content), venue: content.forum.venue, siteUrl });
}

function forumEvent(content: ProvidedContent): CalendarEvent {
  const { siteUrl } = environment();
  return {
    ...forumEntryOf(content),
    uid: eventUid(`forum-${forumYear(content.forum)}`, siteUrl),
    url: new URL('/conference', siteUrl).href,
  };
}

/** Returns the Google Calendar link of a session. */
export function googleLinkOf(session: Session, content: ProvidedContent): string {
  const { timeZone } = content.forum;
  return googleCalendarLink({ ...eventOf(session, content), timeZone });
}

/** The subscription address of all sessions; its scheme opens calendar apps. */
export const subscriptionLink = () =>
  new URL(CALENDAR_FEED, environment().siteUrl).href.replace(/^https?/, 'webcal');

interface CalendarFile {
  /** Suffix of the file's name. */
  readonly suffix?: string;
  readonly events: readonly CalendarEvent[];
}

function save({ suffix, events }: CalendarFile, content: ProvidedContent): void {
  const { forum, revision } = content;
  const text = calendarFile({ name: forum.name, revision, events });
  const name = ['RAADE-Conference', forumYear(forum), suffix].filter(Boolean).join('-');
  saveFile(`${name}.ics`, new Blob([text], { type: CALENDAR_TYPE }));
}

/** Saves a calendar file with the forum as one event. */
export function saveForum(content: ProvidedContent): void {
  save({ events: [forumEvent(content)] }, content);
}

/** Saves a calendar file with an event for each session; `suffix` is the end of the file's name. */
export function saveSessions(
  sessions: readonly Session[],
  suffix: string,
  content: ProvidedContent,
): void {
  save({ suffix, events: sessions.map((session) => eventOf(session, content)) }, content);
}
