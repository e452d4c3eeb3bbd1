import type { ProgrammeDay, Session } from '../programme/programme.ts';
import { namesOf } from '../programme/names-of.ts';
import { sessionPath } from '../programme/session-address.ts';
import { eventUid } from './event-uid.ts';
import type { CalendarEvent } from './icalendar-text.ts';

/** What a session's entry says of the forum around it. */
interface Around {
  /** The number of its day, from 1. */
  readonly dayNumber: number;
  readonly venue: string;
  readonly siteUrl: string;
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

/** 'Room 100, Rice University, Houston, TX': a calendar knows nothing of the forum around the room. */
export function sessionEvent(session: Session, around: Around): CalendarEvent {
  const { id, title, start, end, room } = session;
  const { dayNumber, venue, siteUrl } = around;
  return {
    uid: eventUid(id, siteUrl),
    title,
    description: descriptionOf(session),
    start,
    end,
    location: `${room}, ${venue}`,
    url: new URL(sessionPath(id, dayNumber), siteUrl).href,
  };
}

/** An event for each session of these days, which are all days of the forum. */
export function sessionEvents(
  days: readonly ProgrammeDay[],
  around: Omit<Around, 'dayNumber'>,
): readonly CalendarEvent[] {
  return days.flatMap(({ sessions }, index) =>
    sessions.map((session) => sessionEvent(session, { ...around, dayNumber: index + 1 })),
  );
}
