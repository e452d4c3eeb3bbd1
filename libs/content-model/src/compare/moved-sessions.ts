import type { Content } from '../content.schema.ts';
import { dayAndYear } from '../forum/day-text.ts';
import type { ForumDay } from '../forum/forum.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';

/** The content that `movedSessions` compares. */
export interface ToldProgramme extends Pick<Content, 'sessions' | 'speakers'> {
  readonly forum: Pick<Content['forum'], 'days' | 'venue'> &
    Partial<Pick<Content['forum'], 'timeZone'>>;
}

/** A session with what its visitors have to hear of. */
interface MovedSession {
  readonly id: string;
  /** Sentences, like 'Opening Address moved from 18:00 to 18:30'. */
  readonly says: readonly string[];
  /** As it was, and as it is. */
  readonly earlier?: StoredSession;
  readonly session?: StoredSession;
}

/**
 * Sessions that are added, removed or moved between two programmes. Needs no schemas, since pages of visitors use it.
 */
export function movedSessions(
  before: ToldProgramme,
  after: ToldProgramme,
): readonly MovedSession[] {
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  const now = new Set(after.sessions.map(({ id }) => id));
  const gone = before.sessions.filter(({ id }) => !now.has(id));
  return [
    ...gone.map(({ id, title }) => ({ id, says: [`${title} was removed`] })),
    ...after.sessions.map((session) => {
      const { id, title, day, start } = session;
      const earlier = old.get(id);
      if (!earlier) {
        const on = dayOf(after, session)?.name ?? day;
        return { id, says: [`${title} was added on ${on} at ${start}`] };
      }
      const moves = [changedDay, changedTime, changedPlace, changedAppearances].flatMap((changed) =>
        changed(before, after, earlier, session),
      );
      return { id, says: moves.map((what) => `${earlier.title} ${what}`), earlier, session };
    }),
  ];
}

/** Sentences on a session that is in both programmes. */
type Told = (
  before: ToldProgramme,
  after: ToldProgramme,
  earlier: StoredSession,
  session: StoredSession,
) => readonly string[];

/** By dates, where the day itself is on another one; else by the names of days. */
const changedDay: Told = (before, after, earlier, session) => {
  const [from, to] = [dayOf(before, earlier), dayOf(after, session)];
  if (!from || !to || from.date === to.date) return [];
  const text = ({ name, date }: ForumDay) => (from.id === to.id ? dayAndYear(date) : name);
  return [`moved from ${text(from)} to ${text(to)}`];
};

/** In another zone the same reading of a clock is another moment. */
const changedTime: Told = (before, after, earlier, session) => {
  const [from = '', to = ''] = [before.forum.timeZone, after.forum.timeZone];
  if (from !== to) return [`moved from ${earlier.start} in ${from} to ${session.start} in ${to}`];
  if (earlier.start !== session.start) return [`moved from ${earlier.start} to ${session.start}`];
  return earlier.end === session.end ? [] : [`ends at ${session.end} instead of ${earlier.end}`];
};

/** The room, with its building and place as far as these are others for the whole day. */
const changedPlace: Told = (before, after, earlier, session) => {
  const partsOf = (programme: ToldProgramme, one: StoredSession) =>
    earlier.day === session.day
      ? [one.room, dayOf(programme, one)?.venue, programme.forum.venue]
      : [one.room];
  const [from, to] = [partsOf(before, earlier), partsOf(after, session)];
  // A place that is known at last is no move.
  const depth = from.findLastIndex((part, index) => part !== undefined && part !== to[index]) + 1;
  const text = (parts: typeof from) => parts.slice(0, depth).filter(Boolean).join(', ');
  return depth === 0 ? [] : [`moved from ${text(from)} to ${text(to)}`];
};

/** The roles of those who speak, by their names. */
const appearances = (programme: ToldProgramme, { speakers }: StoredSession) =>
  new Map(
    speakers.map(({ speaker, role }) => [
      programme.speakers.find(({ id }) => id === speaker)?.name ?? speaker,
      role,
    ]),
  );

const changedAppearances: Told = (before, after, earlier, session) => {
  const [had, has] = [appearances(before, earlier), appearances(after, session)];
  const names = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...of.keys()].filter((name) => other.has(name));
  const isInOrder = names(had, has).join() === names(has, had).join();
  return [
    ...[...has.keys()].filter((name) => !had.has(name)).map((name) => `gained ${name}`),
    ...[...had.keys()].filter((name) => !has.has(name)).map((name) => `lost ${name}`),
    ...[...has]
      .filter(([name, role]) => had.has(name) && had.get(name) !== role)
      .map(([name, role]) => `has ${name} as ${role} instead of ${had.get(name) ?? ''}`),
    ...(isInOrder ? [] : ['names its speakers in another order']),
  ];
};

const dayOf = ({ forum }: ToldProgramme, { day }: StoredSession) =>
  forum.days.find(({ id }) => id === day);
