import type { StoredSpeaker } from '../forum/speakers.schema.ts';
import type { FeedInput } from './feed-input.ts';
import { type ScheduleEvent, scheduleOf, TIMESLOT } from './schedule.ts';

/** How conference apps name the social pages that we have. */
const LINKS = { twitter: 'Twitter', linkedin: 'LinkedIn', website: 'Website' } as const;

/** `schedule.json`, as conference apps read it (https://c3voc.de/schedule/schema.json). */
export function scheduleJson(input: FeedInput): string {
  const { version, siteUrl, conference, days } = scheduleOf(input);
  const { timeZone, ...named } = conference;
  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'RAADE', url: siteUrl },
    schedule: {
      version,
      base_url: siteUrl,
      conference: {
        ...named,
        daysCount: input.content.forum.days.length,
        timeslot_duration: TIMESLOT,
        ...(timeZone === undefined ? {} : { time_zone_name: timeZone }),
        meta: metaOf(input),
        days: days.map(({ index, date, start, end, rooms }) => ({
          ...{ index, date, day_start: start, day_end: end },
          rooms: Object.fromEntries(rooms.map(({ name, events }) => [name, events.map(eventOf)])),
        })),
      },
    },
  });
}

/**
 * What the format has no place for, so that our own import gives back all that was exported: days with their places,
 * all speakers in the order of their page, seats.
 */
function metaOf({ content: { forum, sessions, speakers } }: FeedInput) {
  const seats = sessions.flatMap(({ id, capacity }) => (capacity ? [[id, capacity] as const] : []));
  return { days: forum.days, speakers, seats: Object.fromEntries(seats) };
}

function eventOf({ persons, description, ...event }: ScheduleEvent) {
  return {
    ...event,
    subtitle: null,
    track: null,
    language: 'en',
    abstract: null,
    description: description ?? null,
    persons: persons.map(({ speaker, role, guid, url }) => ({
      ...{ guid, name: speaker.name, url, role },
      biography: biographyOf(speaker),
      links: linksOf(speaker),
    })),
    links: [],
  };
}

const biographyOf = ({ bio, fullBio }: StoredSpeaker) =>
  (fullBio.length > 0 ? fullBio : [bio]).join('\n\n');

const linksOf = ({ social }: StoredSpeaker) =>
  Object.entries(LINKS).flatMap(([key, title]) => {
    const url = social[key as keyof typeof LINKS];
    return url === undefined ? [] : [{ type: 'web', title, url }];
  });
