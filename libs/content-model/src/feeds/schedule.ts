import { speakerPath } from '../addresses/page-address.ts';
import { placeOf } from '../calendar/session-event.ts';
import { localDateTime } from '../forum/wall-clock.ts';
import {
  type Appearance,
  type ProgrammeDay,
  programmeOf,
  type Session,
} from '../programme/programme.ts';
import { FORUM_PATH, sessionAnchor, sessionPath } from '../programme/session-address.ts';
import type { FeedInput } from './feed-input.ts';
import { guidOf, numbersOf } from './guid.ts';

/**
 * The programme as conference apps take it, in whatever syntax: days, in them rooms, in them events. The format is
 * Pentabarf's, frab's and pretalx's (https://c3voc.de/wiki/schedule).
 */
export interface Schedule {
  readonly version: string;
  readonly siteUrl: string;
  readonly conference: {
    readonly acronym: string;
    readonly title: string;
    readonly start: string;
    readonly end: string;
    readonly url: string;
    /** Undefined for a zone whose name the format does not take. */
    readonly timeZone: string | undefined;
    readonly rooms: readonly {
      readonly name: string;
      readonly guid: string;
      /** Where it is, on every day on which it is used. */
      readonly description: string;
    }[];
  };
  readonly days: readonly ScheduleDay[];
}

export interface ScheduleDay {
  /** From 1. */
  readonly index: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly rooms: readonly { readonly name: string; readonly events: readonly ScheduleEvent[] }[];
}

export interface ScheduleEvent {
  readonly guid: string;
  readonly id: number;
  readonly slug: string;
  readonly url: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly type: string;
  /** ISO 8601 with an offset. */
  readonly date: string;
  readonly end: string;
  /** Where the forum is, like `09:00`. */
  readonly start: string;
  /** Like `01:30`. */
  readonly duration: string;
  readonly room: string;
  readonly persons: readonly (Appearance & { readonly guid: string; readonly url: string })[];
}

/** As the format writes the shortest length of anything. */
export const TIMESLOT = '00:05';
/** The zones' names that its schema takes. */
const ZONE = /^[A-Z][a-z]+\/[A-Z][a-z]+|UTC$/;
const MINUTE_MS = 60_000;

/** What apps know the forum by, the same in all of a year's feeds: `raade2025`. */
const acronymOf = (firstDay: string) => `raade${firstDay.slice(0, 4)}`;

/** The slug of a session in feeds. */
const slugIn = (acronym: string, id: string) => `${acronym}-${sessionAnchor(id)}`;

const two = (value: number) => String(value).padStart(2, '0');

function durationOf({ start, end }: Session): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The schedule of a programme. A day without sessions is left out: the format has no place for one. */
export function scheduleOf({ content, revision, siteUrl }: FeedInput): Schedule {
  const { forum } = content;
  const programme = programmeOf(content);
  const [first, last] = [forum.days[0]?.date ?? '', forum.days.at(-1)?.date ?? ''];
  const acronym = acronymOf(first);
  const sessions = programme.flatMap((day) => day.sessions);
  const guidIn = (kind: string, name: string) =>
    guidOf(new URL(`/${kind}/${encodeURIComponent(name)}`, siteUrl).href);
  const numbers = numbersOf(sessions.map(({ id }) => guidIn('sessions', id)));
  const eventOf = (session: Session, dayNumber: number): ScheduleEvent => {
    const guid = guidIn('sessions', session.id);
    const { id, title, description, type, room, start, end } = session;
    return {
      ...{ guid, title, description, type, room, end, date: start },
      id: numbers.get(guid) ?? 0,
      slug: slugIn(acronym, id),
      url: new URL(sessionPath(id, dayNumber), siteUrl).href,
      start: localDateTime(Date.parse(start), forum.timeZone).slice(11, 16),
      duration: durationOf(session),
      persons: session.speakers.map(({ speaker, role }) => ({
        ...{ speaker, role, guid: guidIn('speakers', speaker.id) },
        url: new URL(speakerPath(speaker), siteUrl).href,
      })),
    };
  };
  return {
    version: `${revision.sequence}`,
    siteUrl,
    conference: {
      acronym,
      title: forum.name,
      start: first,
      end: last,
      url: new URL(FORUM_PATH, siteUrl).href,
      timeZone: ZONE.test(forum.timeZone) ? forum.timeZone : undefined,
      rooms: roomsOf(sessions).map((name) => ({
        name,
        guid: guidIn('rooms', name),
        description: placesOf(name, programme, forum.venue),
      })),
    },
    days: programme.flatMap((day, at) => dayOf(day, at + 1, eventOf)),
  };
}

function placesOf(room: string, programme: readonly ProgrammeDay[], venue: string): string {
  const days = programme.filter(({ sessions }) => sessions.some((one) => one.room === room));
  return [...new Set(days.map((day) => placeOf(room, day, venue)))].join('; ');
}

/** In order of first use. */
const roomsOf = (sessions: readonly Session[]) => [...new Set(sessions.map(({ room }) => room))];

function dayOf(
  { date, sessions }: ProgrammeDay,
  index: number,
  eventOf: (session: Session, dayNumber: number) => ScheduleEvent,
): readonly ScheduleDay[] {
  const [first] = sessions;
  if (!first) return [];
  const end = sessions.reduce(
    (latest, session) => (Date.parse(session.end) > Date.parse(latest) ? session.end : latest),
    first.end,
  );
  const rooms = roomsOf(sessions).map((name) => ({
    name,
    events: sessions.filter(({ room }) => room === name).map((one) => eventOf(one, index)),
  }));
  return [{ index, date, start: first.start, end, rooms }];
}
