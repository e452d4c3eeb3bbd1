import type { ProgrammeDay, Session } from '../programme/programme.ts';
import { namesOf } from '../programme/names-of.ts';
import { sessionPath } from '../programme/session-address.ts';
import { eventUid } from './event-uid.ts';
import type { CalendarEvent } from './icalendar-text.ts';

/** Facts of the forum that the calendar entry of a session contains. */
interface Around {
  /** All days of the forum, its own among them. */
  readonly days: readonly ProgrammeDay[];
  readonly venue?: string | undefined;
  readonly siteUrl: string;
  /** The page of a past forum. */
  readonly pastPath?: string | undefined;
}

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

/**
 * 'Room 100, Glasscock School of Continuing Studies, Rice University, Houston, TX': a calendar knows nothing of the forum
 * around the room. The text of a building may name one of its rooms, and that of a room its building.
 */
export function placeOf(room: string, day: ProgrammeDay | undefined, venue = ''): string {
  const building = (day?.venue ?? '')
    .split(', ')
    .filter(
      (part) =>
        !`${room}, ${venue}`.includes(part) && !day?.sessions.some((one) => one.room === part),
    );
  return [room, ...building, venue].filter(Boolean).join(', ');
}

export function sessionEvent(
  session: Session,
  { days, venue, siteUrl, pastPath }: Around,
): CalendarEvent {
  const { id, title, start, end, room } = session;
  const index = days.findIndex(({ sessions }) => sessions.some((one) => one.id === id));
  return {
    uid: eventUid(id, siteUrl),
    title,
    description: descriptionOf(session),
    start,
    end,
    location: placeOf(room, days[index], venue),
    url: new URL(sessionPath(id, index + 1, pastPath), siteUrl).href,
  };
}

/** An event for each session of these days, which are all days of the forum. */
export function sessionEvents(
  days: readonly ProgrammeDay[],
  around: Omit<Around, 'days'>,
): readonly CalendarEvent[] {
  return days.flatMap(({ sessions }) =>
    sessions.map((session) => sessionEvent(session, { ...around, days })),
  );
}
