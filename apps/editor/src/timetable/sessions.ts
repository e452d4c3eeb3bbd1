import { checkOverlaps } from '@raade/content-model/checks/check-times';
import { compareSessions } from '@raade/content-model/compare/compare-sessions';
import { clockRange } from '@raade/content-model/forum/clock-text';
import { type ForumDay } from '@raade/content-model/forum/forum.schema';
import { DAY_MINUTES, minutesOf, sessionSpan } from '@raade/content-model/forum/session-span';
import { sessionSchema, type StoredSession } from '@raade/content-model/forum/sessions.schema';
import { speakersSchema } from '@raade/content-model/forum/speakers.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { KeyedItem } from '@raade/content-model/editions/merge-drafts';
import { safeParse } from 'zod/mini';
import { readForum } from '../editions/read-forum.ts';

/** Minutes of a row of the timetable: sessions move by multiples of these. */
export const STEP = 5;
/** Minutes of an hour. */
const HOUR = 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time like `18:00` from minutes since midnight. From 24 hours on, it is a time of the next day. */
export function timeOf(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${twoDigits(Math.floor(ofDay / HOUR))}:${twoDigits(ofDay % HOUR)}`;
}

/** Limits the minutes of a move, so that the session still begins on its day. */
function possibleShift(start: string, minutes: number): number {
  const [earliest, latest] = [-minutesOf(start), DAY_MINUTES - 1 - minutesOf(start)];
  return Math.min(Math.max(minutes, earliest), latest);
}

/** A session with the key of its draft. */
export interface KeyedSession {
  readonly key: string;
  readonly session: StoredSession;
}

/** The program with all drafts, as the timetable shows it. */
export interface Program {
  readonly days: readonly ForumDay[];
  readonly speakers: Parameters<typeof compareSessions>[0]['speakers'];
  /** Sorted by time. */
  readonly sessions: readonly KeyedSession[];
  /** Keys of sessions that do not fit the schema, so that they cannot be shown. */
  readonly unreadable: readonly string[];
}

/** Builds the program from the content with all drafts. `items` are its sessions. */
export function programOf(parts: EditionParts, items: readonly KeyedItem[]): Program {
  const parsed = items.map(({ key, value }) => ({
    key,
    session: safeParse(sessionSchema, value).data,
  }));
  return {
    days: readForum(parts)?.days ?? [],
    speakers: safeParse(speakersSchema, parts.speakers).data ?? [],
    sessions: parsed
      .flatMap(({ key, session }) => (session ? [{ key, session }] : []))
      .sort(
        ({ session: one }, { session: other }) =>
          one.start.localeCompare(other.start) || one.room.localeCompare(other.room),
      ),
    unreadable: parsed.filter(({ session }) => !session).map(({ key }) => key),
  };
}

/** The rooms of these sessions, in the order in which they are used first. */
export const roomsOf = (sessions: readonly KeyedSession[]): readonly string[] => [
  ...new Set(sessions.map(({ session }) => session.room)),
];

/** The full hours between which these sessions take place, in minutes since midnight. */
export function hoursOf(sessions: readonly KeyedSession[]): ReturnType<typeof sessionSpan> {
  const spans = sessions.map(({ session }) => sessionSpan(session));
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  // Without sessions the minimum is infinite.
  if (!Number.isFinite(from)) return { from: 8 * HOUR, to: 18 * HOUR };
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

/** Moves a session by minutes, without changing its length. It still begins on its day. */
export function shift(session: StoredSession, minutes: number): StoredSession {
  const shiftMinutes = possibleShift(session.start, minutes);
  const { from, to } = sessionSpan(session);
  return { ...session, start: timeOf(from + shiftMinutes), end: timeOf(to + shiftMinutes) };
}

/** Moves a session by rooms to the right, or for negative `steps` to the left, at most to the last or first room. */
export function moveRoom(
  session: StoredSession,
  rooms: readonly string[],
  steps: number,
): StoredSession {
  const place = Math.min(Math.max(rooms.indexOf(session.room) + steps, 0), rooms.length - 1);
  return { ...session, room: rooms[place] ?? session.room };
}

/** '6:00-6:30 PM, Room 100'. */
export const placeText = ({ start, end, room }: StoredSession) =>
  `${clockRange(start, end)}, ${room}`;

/** Returns messages about the overlaps of each session, by its id: at that time its room or a speaker has another one. */
export function collisionsOf(
  sessions: readonly KeyedSession[],
  { days, speakers }: Pick<Program, 'days' | 'speakers'>,
): ReadonlyMap<string, readonly string[]> {
  const storedSessions = sessions.map(({ session }) => session);
  const program = { forum: { days: [...days] }, speakers };
  // The check reports the later of two sessions only. The reversed list gives the other one.
  const findings = [
    ...checkOverlaps({ ...program, sessions: storedSessions }),
    ...checkOverlaps({ ...program, sessions: [...storedSessions].reverse() }),
  ];
  const collisions = new Map<string, string[]>();
  for (const { path, message } of findings) {
    const id = String(path[0]);
    collisions.set(id, [...(collisions.get(id) ?? []), message]);
  }
  return collisions;
}

/** Describes a move: 'Opening Address moved from 6:00 PM to 6:05 PM'. */
export function moveText(data: Program, before: StoredSession, after: StoredSession): string {
  const programWith = (session: StoredSession) => ({
    forum: { days: [...data.days] },
    speakers: data.speakers,
    sessions: [session],
  });
  return compareSessions(programWith(before), programWith(after))
    .map(({ message }) => message)
    .join('. ');
}
