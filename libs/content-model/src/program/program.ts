import { dayAfter } from '@raade/contracts/base/days';
import type { Content } from '../content.schema.ts';
import type { ForumDay } from '../forum/forum.schema.ts';
import { endsNextDay } from '../forum/session-span.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import type { StoredSpeaker } from '../forum/speakers.schema.ts';
import { zonedIso } from '../forum/zoned-time.ts';

/** A speaker of a session with the role. */
export interface Appearance {
  readonly speaker: StoredSpeaker;
  readonly role: string;
}

/** A session with its speakers and times (ISO 8601 with the offset of the forum's time zone). */
export interface Session extends Omit<StoredSession, 'day' | 'start' | 'end' | 'speakers'> {
  readonly start: string;
  readonly end: string;
  readonly speakers: readonly Appearance[];
}

/** A day of the forum with its sessions, sorted by time. */
export interface ProgramDay extends ForumDay {
  readonly sessions: readonly Session[];
}

/** The parts of the content that a program is built from. */
type Parts = Pick<Content, 'forum' | 'sessions' | 'speakers'>;

/** Builds the program for pages, calendars and feeds: days with their sessions, sorted by time, and speakers. Expects checked content. */
export function programOf({ forum, sessions, speakers }: Parts): readonly ProgramDay[] {
  const speakersById = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  return forum.days.map((day) => ({
    ...day,
    sessions: sessions
      .filter((session) => session.day === day.id)
      .map((session) => sessionOnDay(session, day, forum.timeZone, speakersById))
      .sort(byTime),
  }));
}

/** Adds the date and the speakers to a stored session. */
function sessionOnDay(
  { day: _day, ...session }: StoredSession,
  { date }: ForumDay,
  timeZone: string,
  speakersById: ReadonlyMap<string, StoredSpeaker>,
): Session {
  return {
    ...session,
    start: zonedIso(date, session.start, timeZone),
    end: zonedIso(endsNextDay(session) ? dayAfter(date) : date, session.end, timeZone),
    speakers: session.speakers.flatMap(({ speaker: id, role }) => {
      const speaker = speakersById.get(id);
      return speaker ? [{ speaker, role }] : [];
    }),
  };
}

/** The sort is stable, so sessions that start together stay in the order of the content. */
const byTime = (one: Session, other: Session) => Date.parse(one.start) - Date.parse(other.start);

/** The sessions of a speaker, sorted by time, each with its day. */
export function appearancesOf(
  speakerId: string,
  program: readonly ProgramDay[],
): readonly { readonly day: ProgramDay; readonly session: Session; readonly role: string }[] {
  return program.flatMap((day) =>
    day.sessions.flatMap((session) =>
      session.speakers
        .filter(({ speaker }) => speaker.id === speakerId)
        .map(({ role }) => ({ day, session, role })),
    ),
  );
}
