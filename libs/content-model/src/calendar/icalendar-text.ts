import { type CalendarEntry, utcStamp } from '@raade/contracts/content/calendar';
import type { Revision } from '@raade/contracts/content/content-data';
import { contentLines, escapeText } from './content-line.ts';

/** An event of a calendar file. */
export interface CalendarEvent extends Omit<CalendarEntry, 'timeZone'> {
  /** Globally unique and constant, like `opening-address@raade.example`. */
  readonly uid: string;
  /** A page about the event. */
  readonly url: string;
}

interface CalendarFile {
  /** The name of the calendar. */
  readonly name: string;
  /** The revision of the data. Calendars replace an event if the revision is later than the one they have. */
  readonly revision: Revision;
  readonly events: readonly CalendarEvent[];
  /** The address for subscriptions, if the file is published there. */
  readonly source?: string;
}

/** Interval at which calendars should fetch the file again: an hour. */
const REFRESH_INTERVAL = 'PT1H';

/**
 * The text of an iCalendar file (RFC 5545). It depends on the data only, not on the current time. Times are in UTC,
 * since a file that names a time zone would have to define its rules.
 */
export function calendarFile({ name, revision, events, source }: CalendarFile): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//RAADE//Forum schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(source === undefined ? [] : subscriptionLines(source, revision)),
    ...events.flatMap((event) => eventLines(event, revision)),
    'END:VCALENDAR',
  ]);
}

/** The refresh interval for subscriptions (RFC 7986, 5.7; Outlook reads `X-PUBLISHED-TTL`). */
const subscriptionLines = (source: string, { at }: Revision) => [
  `LAST-MODIFIED:${utcStamp(at)}`,
  `SOURCE;VALUE=URI:${source}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
  `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
];

const eventLines = (event: CalendarEvent, { sequence, at }: Revision) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utcStamp(at)}`,
  `LAST-MODIFIED:${utcStamp(at)}`,
  `DTSTART:${utcStamp(event.start)}`,
  `DTEND:${utcStamp(event.end)}`,
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
  ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
  `URL:${event.url}`,
  'END:VEVENT',
];
