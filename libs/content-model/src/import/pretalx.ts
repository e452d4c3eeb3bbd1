import type * as z from 'zod/mini';
import type { Forum } from '../forum/forum.schema.ts';
import { readJson } from './door.ts';
import type { ForeignProgramme, ForeignSession, ForeignSpeaker, Imported } from './imported.ts';
import {
  type Event,
  ownMetaSchema,
  type Person,
  scheduleSchema,
  type Slot,
  speakersPageSchema,
  type Talk,
  talksSchema,
} from './pretalx.schema.ts';
import { toModel } from './to-model.ts';
import { minutesLater } from './wall-times.ts';

const SCHEDULE = {
  schema: scheduleSchema,
  what: 'a schedule of pretalx',
  advice:
    'Take "schedule.json" from the page "Export" of the schedule there, or our own /schedule.json.',
};
const TALKS = {
  schema: talksSchema,
  what: 'a list of talks of pretalx',
  advice:
    'Take it from /api/events/<event>/submissions/?expand=slots,slots.room,submission_type&limit=500.',
};
const SPEAKERS = {
  schema: speakersPageSchema,
  what: 'a list of speakers of pretalx',
  advice: 'Take it from /api/events/<event>/speakers/?limit=500.',
};

/** The programme of a `schedule.json`. Throws a `Failure` that says what to do if the file is another. */
export function importSchedule(text: string, forum: Forum): Imported {
  const { conference } = readJson(text, SCHEDULE).schedule;
  const own = ownMetaSchema.safeParse(conference.meta);
  const meta = own.success ? own.data : undefined;
  const events = conference.days.flatMap(({ rooms }) => rooms.flat());
  const sessions = events.map((event) =>
    sessionOf(event, meta && new Map(Object.entries(meta.seats))),
  );
  const persons = new Map(events.flatMap((event) => event.persons).map((one) => [keyOf(one), one]));
  const named = [...persons.values()].map((one) => speakerOf(one));
  const speakers = meta ? ownSpeakers(meta.speakers, named, [...persons.values()]) : named;
  return toModel({ ...foreign(sessions, speakers), ...(meta ? { days: meta.days } : {}) }, forum);
}

/** The programme of two answers of pretalx's API. Throws a `Failure` that says what to do. */
export function importTalks(
  { talks, speakers }: { readonly talks: string; readonly speakers: string },
  forum: Forum,
): Imported {
  const all = readJson(talks, TALKS).results;
  const people = readJson(speakers, SPEAKERS).results.map((one) => speakerOf(one));
  const [taken, declined] = [all.filter(isTaken), all.filter((talk) => !isTaken(talk))];
  const leftOut = declined.map(({ title, state }) => ({
    part: 'sessions' as const,
    item: title,
    field: 'State',
    says: `is "${state}" there, so it was left out: confirm it there, then import again`,
    kind: 'left-out' as const,
  }));
  return toModel({ ...foreign(taken.flatMap(sessionsOf), people), leftOut }, forum);
}

const foreign = (
  sessions: readonly ForeignSession[],
  speakers: readonly ForeignSpeaker[],
): ForeignProgramme => ({ sessions, speakers, leftOut: [] });

const keyOf = ({ code, guid, url, name, public_name: publicName }: Person) =>
  code ?? guid ?? url ?? name ?? publicName ?? '';

const speakerOf = (person: Person): ForeignSpeaker => ({
  code: keyOf(person),
  name: person.name ?? person.public_name ?? '',
  biography: person.biography ?? undefined,
});

/**
 * All speakers of our own export, also those without a session, by the codes that its sessions have for them: a session
 * leads to a speaker's page.
 */
function ownSpeakers(
  stored: z.infer<typeof ownMetaSchema>['speakers'],
  named: readonly ForeignSpeaker[],
  persons: readonly Person[],
): readonly ForeignSpeaker[] {
  const codes = new Map(persons.map((person) => [person.url?.split('/').at(-1), keyOf(person)]));
  const ours = stored.map((one) => ({
    code: codes.get(one.address ?? one.id) ?? one.id,
    name: one.name,
    stored: one,
  }));
  const known = new Set(ours.map(({ code }) => code));
  return [...ours, ...named.filter(({ code }) => !known.has(code))];
}

const joined = (...texts: readonly (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n\n') || undefined;

const minutesOf = (duration: string) => {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Our own id, which stands behind the `#` of the address. Others lead to a page of their own. */
const ownId = (url: string | null | undefined) => url?.split('#session-')[1];

function sessionOf(event: Event, seats: ReadonlyMap<string, number> | undefined) {
  const { title, type, date, duration, persons } = event;
  const id = seats ? ownId(event.url) : undefined;
  return {
    ...{ id, title, type: type ?? undefined, start: date },
    code: event.code ?? event.guid ?? title,
    description: joined(event.abstract, event.description),
    end: event.end ?? (duration ? minutesLater(date, minutesOf(duration)) : undefined),
    room: event.room ?? undefined,
    capacity: id === undefined ? undefined : seats?.get(id),
    speakers: persons.map((person) => ({ code: keyOf(person), role: person.role ?? undefined })),
  };
}

/** States of talks that take place. */
const TAKEN = ['accepted', 'confirmed'];
const isTaken = ({ state }: Talk) => !state || TAKEN.includes(state);

/** One for each slot; one without a time if it has none yet. */
function sessionsOf(talk: Talk): readonly ForeignSession[] {
  const { code, title, submission_type: type } = talk;
  const slots = talk.slots?.length ? talk.slots : [talk.slot ?? {}];
  return slots.map(({ start, end, room }: Slot) => ({
    ...{ code, title, type: type ?? undefined, room: room ?? undefined },
    description: joined(talk.abstract, talk.description),
    start: start ?? undefined,
    end: end ?? undefined,
    speakers: talk.speakers.map((one) => ({ code: typeof one === 'string' ? one : keyOf(one) })),
  }));
}
