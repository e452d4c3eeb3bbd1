import { itemAt, speakerPath } from '@raade/content-model/addresses/page-address';
import type { Content } from '@raade/content-model/content.schema';
import { appearancesOf } from '@raade/content-model/program/program';
import { sessionPath } from '@raade/content-model/program/session-address';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { dayAndYear, monthAndDay } from '@raade/content-model/forum/day-text';
import { timeRange } from '../calendar/time-text.ts';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { daysOf } from './schedule.ts';

/** A session as a speaker's page shows it. Times are in the forum's zone. */
export interface Talk {
  readonly title: string;
  readonly description: string;
  /** Like '6:00-6:30 PM'. */
  readonly time: string;
  /** Like 'April 11'; with the year for past forums. */
  readonly date: string;
  readonly room: string;
  /** Path of the schedule with this session. */
  readonly path: string;
}

type StoredSpeaker = Content['speakers'][number];

/** A speaker with their sessions. */
export interface Speaker extends StoredSpeaker {
  /** The main session; undefined while the program is empty. */
  readonly talk: Talk | undefined;
  readonly additionalSessions: readonly (Talk & { readonly role: string })[];
}

/** Adds the year to a name if it belongs to a past forum. */
export function withYear(name: string, { forum, pastPath }: ProvidedContent): string {
  const year = forumYear(forum);
  return pastPath === undefined || name.includes(year) ? name : `${name} ${year}`;
}

/** The role in a speaker's main session. In others a speaker is a moderator, for example. */
const MAIN_ROLE = 'Speaker';

function withSessions(speaker: StoredSpeaker, content: ProvidedContent): Speaker {
  const days = daysOf(content);
  const formatDate = content.pastPath === undefined ? monthAndDay : dayAndYear;
  const talks = appearancesOf(speaker.id, days).map(({ day, session, role }) => ({
    role,
    title: session.title,
    description: session.description ?? session.title,
    time: timeRange(session, forumOf(content).timeZone),
    date: formatDate(day.date),
    room: session.room,
    path: sessionPath(session.id, days.indexOf(day) + 1, content.pastPath),
  }));
  const talk = talks.find(({ role }) => role === MAIN_ROLE) ?? talks[0];
  return {
    ...speaker,
    talk,
    additionalSessions: talks.filter((other) => other !== talk),
  };
}

/** Speakers in the order of the content. */
export const speakersOf = oncePerContent((content): readonly Speaker[] =>
  content.speakers.map((speaker) => withSessions(speaker, content)),
);

/** Finds the speaker by the last part of an address, current or former; undefined if there is none. */
export const speakerAt = (address: string | undefined, content: ProvidedContent) =>
  itemAt(speakersOf(content), address, { pathOf: speakerPath, idOf: ({ id }) => id });
