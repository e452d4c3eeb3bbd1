import { type CalendarEntry, utcStamp } from '@raade/contracts/calendar';
import { CHICAGO } from './chicago.ts';
import { contentLines, escapeText } from './content-line.ts';
import { localDateTime } from '@raade/content-model/forum/wall-clock';

/** An event of a calendar file. All events of our files are in the forum's zone. */
export interface CalendarEvent extends Omit<CalendarEntry, 'timeZone'> {
  /** The same for the same event for all time, all over the world: `opening-address@raade.example`. */
  readonly uid: string;
  /** A page about the event. */
  readonly url: string;
}

/** The state of the data that a file shows. Calendars replace an event they have if the revision is later. */
interface Revision {
  readonly sequence: number;
  /** ISO 8601. */
  readonly at: string;
}

interface CalendarFile {
  /** The name that calendars give the whole file. */
  readonly name: string;
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
function times({ start, end }: CalendarEvent): readonly string[] {
  return [start, end].some(isAmbiguous)
    ? [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(end)}`]
    : [zoned('DTSTART', start), zoned('DTEND', end)];
}

function eventLines(event: CalendarEvent, revision: Revision): readonly string[] {
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

/** The text of an iCalendar file (RFC 5545). The same data make the same file, whenever it is made. */
export function calendarFile({ name, revision, events }: CalendarFile): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//RAADE//Forum schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...CHICAGO.definition,
    ...events.flatMap((event) => eventLines(event, revision)),
    'END:VCALENDAR',
  ]);
}
