import { saveFile } from '@raade/browser';
import { googleCalendarLink } from '@raade/contracts/calendar';
import { FORUM } from '../../content/forum.ts';
import { FORUM_ENTRY } from '../../content/forum-entry.ts';
import { contentRevision } from '@raade/content-model/provided/provided-content';
import { environment } from '@raade/platform';
import { type CalendarEvent, calendarFile } from '../../calendar/icalendar-text.ts';
import { eventUid } from '../../calendar/event-uid.ts';
import type { Session } from '../../content/schedule.ts';
import { pathOfSession } from './schedule-view.ts';
import { namesOf } from './names-of.ts';

const YEAR = FORUM.firstDay.slice(0, 4);
const FILE_NAME = `RAADE-Conference-${YEAR}`;
/** The type of iCalendar files (RFC 5545, 8.1). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

const siteUrl = (path: string) => new URL(path, environment().siteUrl).href;

/** The calendar's text below the title: calendars have no fields for speakers and seats. */
function descriptionOf({ description, speakers, capacity }: Session): string {
  const lines = [
    description,
    speakers.length > 0 && `Speaker: ${namesOf(speakers)}`,
    capacity !== undefined && `Capacity: ${capacity} seats`,
    'The schedule is subject to change.',
  ];
  return lines.filter(Boolean).join('\n');
}

/** 'Room 100, Rice University, Houston, TX': a calendar knows nothing of the forum around the room. */
function eventOf(session: Session): CalendarEvent {
  const { id, title, start, end, room } = session;
  return {
    uid: eventUid(id),
    title,
    description: descriptionOf(session),
    start,
    end,
    location: `${room}, ${FORUM.venue}`,
    url: siteUrl(pathOfSession(id)),
  };
}

function forumEvent(): CalendarEvent {
  return { ...FORUM_ENTRY, uid: eventUid(`forum-${YEAR}`), url: siteUrl('/conference') };
}

/** Google's link for a session. */
export function googleLinkOf(session: Session): string {
  return googleCalendarLink({ ...eventOf(session), timeZone: FORUM.timeZone });
}

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
