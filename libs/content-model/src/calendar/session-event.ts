import type { ProgramDay, Session } from '../program/program.ts';
import { namesOf } from '../program/names-of.ts';
import { sessionPath } from '../program/session-address.ts';
import { eventUid } from './event-uid.ts';
import type { CalendarEvent } from './icalendar-text.ts';

/** The data of the forum that is needed for the calendar entry of a session. */
interface ForumOfSession {
  /** All days of the forum. */
  readonly days: readonly ProgramDay[];
  readonly venue?: string | undefined;
  readonly siteUrl: string;
  /** The path of the page, if it is a past forum. */
  readonly pastPath?: string | undefined;
}

/** The description of the entry. It contains speakers and seats, since calendars have no fields for them. */
function descriptionOf({ description, speakers, capacity }: Session): string {
  const lines = [
    description,
    speakers.length > 0 && `Speaker: ${namesOf(speakers)}`,
    capacity !== undefined && `Capacity: ${capacity} seats`,
    'The schedule is subject to change.',
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * The full location for a calendar: 'Room 100, Glasscock School of Continuing Studies, Rice University, Houston, TX'.
 * Names that are repeated in the texts of building, room and venue are left out.
 */
export function locationOf(room: string, day: ProgramDay | undefined, venue = ''): string {
  const building = (day?.venue ?? '')
    .split(', ')
    .filter(
      (part) =>
        !`${room}, ${venue}`.includes(part) && !day?.sessions.some((one) => one.room === part),
    );
  return [room, ...building, venue].filter(Boolean).join(', ');
}

/** The calendar entry of a session. */
export function sessionEvent(
  session: Session,
  { days, venue, siteUrl, pastPath }: ForumOfSession,
): CalendarEvent {
  const { id, title, start, end, room } = session;
  const index = days.findIndex(({ sessions }) => sessions.some((other) => other.id === id));
  return {
    uid: eventUid(id, siteUrl),
    title,
    description: descriptionOf(session),
    start,
    end,
    location: locationOf(room, days[index], venue),
    url: new URL(sessionPath(id, index + 1, pastPath), siteUrl).href,
  };
}

/** The calendar entries of all sessions of a forum. */
export function sessionEvents(
  days: readonly ProgramDay[],
  forum: Omit<ForumOfSession, 'days'>,
): readonly CalendarEvent[] {
  return days.flatMap(({ sessions }) =>
    sessions.map((session) => sessionEvent(session, { ...forum, days })),
  );
}
