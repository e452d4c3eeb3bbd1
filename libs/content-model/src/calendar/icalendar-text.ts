import { type CalendarEntry, utcStamp } from '@raade/contracts/content/calendar';
import type { Revision } from '@raade/contracts/content/content-data';
import { contentLines, escapeText } from './content-line.ts';

/** An event of a calendar file. */
export interface CalendarEvent extends Omit<CalendarEntry, 'timeZone'> {
  /** The same for the same event for all time, all over the world: `opening-address@raade.example`. */
  readonly uid: string;
  /** A page about the event. */
  readonly url: string;
}

interface CalendarFile {
  /** The name that calendars give the whole file. */
  readonly name: string;
  /** The state of the data that it shows. Calendars replace an event they have if the revision is later. */
  readonly revision: Revision;
  readonly events: readonly CalendarEvent[];
  /** The address at which calendars subscribe to it, if they can. */
  readonly source?: string;
}

/** How often calendars ask whether anything has changed. */
const REFRESH = 'PT1H';

/**
 * The text of an iCalendar file (RFC 5545). The same data make the same file, whenever it is made. Times are in UTC, as a
 * forum may be in any zone: a file that names a zone has to bring its rules along.
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

/** Tells calendars when to ask again (RFC 7986, 5.7; the older name is Outlook's). */
const subscriptionLines = (source: string, { at }: Revision) => [
  `LAST-MODIFIED:${utcStamp(at)}`,
  `SOURCE;VALUE=URI:${source}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
  `X-PUBLISHED-TTL:${REFRESH}`,
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
