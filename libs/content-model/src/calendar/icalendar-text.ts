import { type CalendarEntry, utcStamp } from '@raade/contracts/calendar';
import type { Revision } from '@raade/contracts/content-data';
import { CHICAGO } from './chicago.ts';
import { contentLines, escapeText } from './content-line.ts';
import { localDateTime } from '../forum/wall-clock.ts';

/** An event of a calendar file. All events of our files are in the forum's zone. */
export interface CalendarEvent extends Omit<CalendarEntry, 'timeZone'> {
  /** The same for the same event for all time, all over the world: `opening-address@raade.example`. */
  readonly uid: string;
  /** A page about the event. */
  readonly url: string;
}

export interface CalendarFile {
  /** The name that calendars give the whole file. */
  readonly name: string;
  /** The state of the data that it shows. Calendars replace an event they have if the revision is later. */
  readonly revision: Revision;
  readonly events: readonly CalendarEvent[];
}

const HOUR_MS = 60 * 60 * 1_000;

const zoneTime = (moment: number) => localDateTime(moment, CHICAGO.name);

/**
 * True for a local time that comes twice, as when clocks are set back. It means the first one (RFC 5545, 3.3.5), but
 * not to every reader.
 */
function isAmbiguous(iso: string): boolean {
  const moment = Date.parse(iso);
  return [moment - HOUR_MS, moment + HOUR_MS].some((other) => zoneTime(other) === zoneTime(moment));
}

function zoned(name: string, iso: string): string {
  return `${name};TZID=${CHICAGO.name}:${zoneTime(Date.parse(iso)).replace(/[-:]/g, '')}`;
}

/** Times are in the forum's zone, as it is announced; in UTC where local time is ambiguous. */
function zoneTimes(event: CalendarEvent): readonly string[] {
  const { start, end } = event;
  return [start, end].some(isAmbiguous)
    ? utcTimes(event)
    : [zoned('DTSTART', start), zoned('DTEND', end)];
}

/** Times that need no rules of any zone. */
function utcTimes({ start, end }: CalendarEvent): readonly string[] {
  return [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(end)}`];
}

function eventLines(
  event: CalendarEvent,
  revision: Revision,
  times: typeof utcTimes,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${revision.sequence}`,
    `DTSTAMP:${utcStamp(revision.at)}`,
    `LAST-MODIFIED:${utcStamp(revision.at)}`,
    ...times(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

/** What every calendar of ours begins with. */
const opening = (name: string) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//RAADE//Forum schedule//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  `X-WR-CALNAME:${escapeText(name)}`,
];

/** The text of an iCalendar file (RFC 5545). The same data make the same file, whenever it is made. */
export function calendarFile({ name, revision, events }: CalendarFile): string {
  return contentLines([
    ...opening(name),
    ...CHICAGO.definition,
    ...events.flatMap((event) => eventLines(event, revision, zoneTimes)),
    'END:VCALENDAR',
  ]);
}

/** How often calendars ask whether anything has changed. */
const REFRESH = 'PT1H';

/**
 * The text of a calendar to subscribe to: times are in UTC, as a forum may be in any zone, and calendars are told when
 * to ask again (RFC 7986, 5.7; the older name is Outlook's).
 * @param source where it lies
 */
export function calendarFeed({
  name,
  revision,
  events,
  source,
}: CalendarFile & { readonly source: string }): string {
  return contentLines([
    ...opening(name),
    `LAST-MODIFIED:${utcStamp(revision.at)}`,
    `SOURCE;VALUE=URI:${source}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, revision, utcTimes)),
    'END:VCALENDAR',
  ]);
}
