import { speakerPath } from '../addresses/page-address.ts';
import { placeOf } from '../calendar/session-event.ts';
import { localDateTime } from '../forum/time-in-zone.ts';
import type { StoredSpeaker } from '../forum/speakers.schema.ts';
import { hoursOf } from '../programme/hours-of.ts';
import { type ProgrammeDay, programmeOf, type Session } from '../programme/programme.ts';
import { FORUM_PATH, sessionAnchor, sessionPath } from '../programme/session-address.ts';
import type { FeedInput } from './feed-input.ts';
import { guidOf, numbersOf } from './guid.ts';

/** Titles of links to social media. */
const LINKS = { twitter: 'Twitter', linkedin: 'LinkedIn', website: 'Website' } as const;
/** The length of a time slot in the format: all times are multiples of it. */
const TIMESLOT = '00:05';
/** The names of time zones that the format's schema accepts. */
const ZONE = /^[A-Z][a-z]+\/[A-Z][a-z]+|UTC$/;
const MINUTE_MS = 60_000;

/**
 * `schedule.json` for conference apps (https://c3voc.de/schedule/schema.json): days contain rooms, which contain
 * events. Days without sessions are left out, since the format does not allow them.
 */
export function scheduleJson({ content, revision, siteUrl }: FeedInput): string {
  const { forum } = content;
  const programme = programmeOf(content);
  const sessions = programme.flatMap((day) => day.sessions);
  const [start, end] = [forum.days[0]?.date ?? '', forum.days.at(-1)?.date ?? ''];
  // The id of the forum in apps, like `raade2025`. It must not change within a year.
  const acronym = `raade${start.slice(0, 4)}`;
  const guidIn = (kind: string, name: string) =>
    guidOf(new URL(`/${kind}/${encodeURIComponent(name)}`, siteUrl).href);
  const numbers = numbersOf(sessions.map(({ id }) => guidIn('sessions', id)));

  const personOf = ({ speaker, role }: Session['speakers'][number]) => ({
    guid: guidIn('speakers', speaker.id),
    name: speaker.name,
    url: new URL(speakerPath(speaker), siteUrl).href,
    role,
    biography: biographyOf(speaker),
    links: linksOf(speaker),
  });
  const eventOf = (session: Session, dayNumber: number) => {
    const guid = guidIn('sessions', session.id);
    const { id, title, description, type, room } = session;
    return {
      ...{ guid, title, type, room, date: session.start, end: session.end },
      id: numbers.get(guid) ?? 0,
      slug: `${acronym}-${sessionAnchor(id)}`,
      url: new URL(sessionPath(id, dayNumber), siteUrl).href,
      start: localDateTime(Date.parse(session.start), forum.timeZone).slice(11, 16),
      duration: durationOf(session),
      ...{ subtitle: null, track: null, language: 'en', abstract: null },
      description: description ?? null,
      persons: session.speakers.map(personOf),
      links: [],
    };
  };
  const dayOf = (day: ProgrammeDay, index: number) => ({
    ...{ index, date: day.date },
    ...{ day_start: day.sessions[0]?.start, day_end: hoursOf(day.sessions)?.end },
    rooms: Object.fromEntries(
      roomsOf(day.sessions).map((name) => [
        name,
        day.sessions.filter(({ room }) => room === name).map((one) => eventOf(one, index)),
      ]),
    ),
  });

  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'RAADE', url: siteUrl },
    schedule: {
      version: `${revision.sequence}`,
      base_url: siteUrl,
      conference: {
        ...{ acronym, title: forum.name, start, end },
        url: new URL(FORUM_PATH, siteUrl).href,
        rooms: roomsOf(sessions).map((name) => ({
          ...{ name, guid: guidIn('rooms', name) },
          description: placesOf(name, programme, forum.venue),
        })),
        daysCount: forum.days.length,
        timeslot_duration: TIMESLOT,
        ...(ZONE.test(forum.timeZone) ? { time_zone_name: forum.timeZone } : {}),
        days: programme.flatMap((day, at) => (day.sessions.length > 0 ? [dayOf(day, at + 1)] : [])),
      },
    },
  });
}

function durationOf({ start, end }: Session): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((value) => String(value).padStart(2, '0'))
    .join(':');
}

/** The locations of a room, which may differ by day. */
function placesOf(room: string, programme: readonly ProgrammeDay[], venue?: string): string {
  const days = programme.filter(({ sessions }) => sessions.some((one) => one.room === room));
  return [...new Set(days.map((day) => placeOf(room, day, venue)))].join('; ');
}

/** The rooms of sessions, in the order of first use. */
const roomsOf = (sessions: readonly Session[]) => [...new Set(sessions.map(({ room }) => room))];

const biographyOf = ({ bio, fullBio }: StoredSpeaker) =>
  (fullBio.length > 0 ? fullBio : [bio]).join('\n\n');

const linksOf = ({ social }: StoredSpeaker) =>
  Object.entries(LINKS).flatMap(([key, title]) => {
    const url = social[key as keyof typeof LINKS];
    return url === undefined ? [] : [{ type: 'web', title, url }];
  });
