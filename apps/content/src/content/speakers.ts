import { itemAt, speakerPath } from '@raade/content-model/addresses/page-address';
import type { Content } from '@raade/content-model/content.schema';
import { appearancesOf } from '@raade/content-model/programme/programme';
import { sessionPath } from '@raade/content-model/programme/session-address';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { dayAndYear, monthAndDay } from '@raade/content-model/forum/day-text';
import { timeRange } from '../calendar/time-text.ts';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { daysOf } from './schedule.ts';

/** A slot of the programme as a speaker's page tells it. Times are those of the forum's zone. */
export interface Speaking {
  readonly title: string;
  readonly description: string;
  /** The hours, like '6:00-6:30 PM'. */
  readonly time: string;
  /** The date, like 'April 11'; of a past forum with its year. */
  readonly date: string;
  readonly room: string;
  /** The path of the forum page that shows it in the schedule. */
  readonly path: string;
}

type StoredSpeaker = Content['speakers'][number];

/** A speaker with the sessions in which the programme has them. */
export interface Speaker extends StoredSpeaker {
  /** The session that they are announced with; none while the programme has none. */
  readonly speaking: Speaking | undefined;
  readonly additionalSessions: readonly (Speaking & { readonly role: string })[];
}

/** A name with the year of its forum, if that is a past one. */
export function namedYear(name: string, { forum, pastPath }: ProvidedContent): string {
  const year = forumYear(forum);
  return pastPath === undefined || name.includes(year) ? name : `${name} ${year}`;
}

/** The role of who has a session of their own; others are guests of somebody else's. */
const OWN = 'Speaker';

function announced(speaker: StoredSpeaker, content: ProvidedContent): Speaker {
  const days = daysOf(content);
  const slots = appearancesOf(speaker.id, days).map(({ day, session, role }) => ({
    role,
    title: session.title,
    description: session.description ?? session.title,
    time: timeRange(session, forumOf(content).timeZone),
    date: (content.pastPath === undefined ? monthAndDay : dayAndYear)(day.date),
    room: session.room,
    path: sessionPath(session.id, days.indexOf(day) + 1, content.pastPath),
  }));
  const speaking = slots.find(({ role }) => role === OWN) ?? slots[0];
  return {
    ...speaker,
    speaking,
    additionalSessions: slots.filter((slot) => slot !== speaking),
  };
}

/** In the order in which pages show them. */
export const speakersOf = oncePerContent((content): readonly Speaker[] =>
  content.speakers.map((speaker) => announced(speaker, content)),
);

/** The speaker to whom the last part of an address leads; undefined if it leads to none. */
export const speakerAt = (address: string | undefined, content: ProvidedContent) =>
  itemAt(speakersOf(content), address, { pathOf: speakerPath, idOf: ({ id }) => id });
