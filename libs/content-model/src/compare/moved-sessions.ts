import type { Content } from '../content.schema.ts';
import { clockText } from '../forum/clock-text.ts';
import { dayAndYear } from '../forum/day-text.ts';
import type { ForumDay } from '../forum/forum.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';

/** The content that `movedSessions` compares. */
export interface ComparedProgram extends Pick<Content, 'sessions' | 'speakers'> {
  readonly forum: Pick<Content['forum'], 'days' | 'venue'> &
    Partial<Pick<Content['forum'], 'timeZone'>>;
}

/** A session of one or both programs, and its changes that matter to visitors. */
interface ComparedSession {
  readonly id: string;
  /** Sentences, like 'Opening Address moved from 6:00 PM to 6:30 PM'. */
  readonly messages: readonly string[];
  /** Undefined for an added session. */
  readonly earlier?: StoredSession;
  /** Undefined for a removed session. */
  readonly session?: StoredSession;
}

/**
 * Compares the sessions of two programs: which were added, removed or moved. Returns all sessions; `messages` is empty for
 * unchanged ones. Imports no schemas, since public pages use it.
 */
export function movedSessions(
  before: ComparedProgram,
  after: ComparedProgram,
): readonly ComparedSession[] {
  const oldSessions = new Map(before.sessions.map((session) => [session.id, session]));
  const newIds = new Set(after.sessions.map(({ id }) => id));
  const removed = before.sessions.filter(({ id }) => !newIds.has(id));
  return [
    ...removed.map(({ id, title }) => ({ id, messages: [`${title} was removed`] })),
    ...after.sessions.map((session) => {
      const { id, title, day, start } = session;
      const earlier = oldSessions.get(id);
      if (!earlier) {
        const dayName = dayOf(after, session)?.name ?? day;
        return { id, messages: [`${title} was added on ${dayName} at ${clockText(start)}`] };
      }
      const moves = [changedDay, changedTime, changedPlace, changedAppearances].flatMap(
        (describeChange) => describeChange(before, after, earlier, session),
      );
      return { id, messages: moves.map((move) => `${earlier.title} ${move}`), earlier, session };
    }),
  ];
}

/** Describes one kind of change of a session that is in both programs. */
type DescribeChange = (
  before: ComparedProgram,
  after: ComparedProgram,
  earlier: StoredSession,
  session: StoredSession,
) => readonly string[];

/** The day: by dates if the day itself has moved, otherwise by the names of the days. */
const changedDay: DescribeChange = (before, after, earlier, session) => {
  const [from, to] = [dayOf(before, earlier), dayOf(after, session)];
  if (!from || !to || from.date === to.date) return [];
  const text = ({ name, date }: ForumDay) => (from.id === to.id ? dayAndYear(date) : name);
  return [`moved from ${text(from)} to ${text(to)}`];
};

/** The time. If the time zone of the forum has changed, the zones are named. */
const changedTime: DescribeChange = (before, after, earlier, session) => {
  const [from = '', to = ''] = [before.forum.timeZone, after.forum.timeZone];
  const [oldStart, newStart] = [clockText(earlier.start), clockText(session.start)];
  if (from !== to) return [`moved from ${oldStart} in ${from} to ${newStart} in ${to}`];
  if (oldStart !== newStart) return [`moved from ${oldStart} to ${newStart}`];
  if (earlier.end === session.end) return [];
  return [`ends at ${clockText(session.end)} instead of ${clockText(earlier.end)}`];
};

/** The room, with building and venue if these have changed for the whole day. */
const changedPlace: DescribeChange = (before, after, earlier, session) => {
  const partsOf = (program: ComparedProgram, version: StoredSession) =>
    earlier.day === session.day
      ? [version.room, dayOf(program, version)?.venue, program.forum.venue]
      : [version.room];
  const [from, to] = [partsOf(before, earlier), partsOf(after, session)];
  // The last part that differs counts: a changed venue is named with the room and the building before it. A part that
  // was unknown before has not changed.
  const depth = from.findLastIndex((part, index) => part !== undefined && part !== to[index]) + 1;
  const text = (parts: typeof from) => parts.slice(0, depth).filter(Boolean).join(', ');
  return depth === 0 ? [] : [`moved from ${text(from)} to ${text(to)}`];
};

/** The roles of a session's speakers by their names. */
const rolesByName = (program: ComparedProgram, { speakers }: StoredSession) =>
  new Map(
    speakers.map(({ speaker, role }) => [
      program.speakers.find(({ id }) => id === speaker)?.name ?? speaker,
      role,
    ]),
  );

/** The speakers and their roles. */
const changedAppearances: DescribeChange = (before, after, earlier, session) => {
  const [oldRoles, newRoles] = [rolesByName(before, earlier), rolesByName(after, session)];
  const commonNames = (roles: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...roles.keys()].filter((name) => other.has(name));
  const isInOrder =
    commonNames(oldRoles, newRoles).join() === commonNames(newRoles, oldRoles).join();
  return [
    ...[...newRoles.keys()].filter((name) => !oldRoles.has(name)).map((name) => `gained ${name}`),
    ...[...oldRoles.keys()].filter((name) => !newRoles.has(name)).map((name) => `lost ${name}`),
    ...[...newRoles]
      .filter(([name, role]) => oldRoles.has(name) && oldRoles.get(name) !== role)
      .map(([name, role]) => `has ${name} as ${role} instead of ${oldRoles.get(name) ?? ''}`),
    ...(isInOrder ? [] : ['names its speakers in another order']),
  ];
};

const dayOf = ({ forum }: ComparedProgram, { day }: StoredSession) =>
  forum.days.find(({ id }) => id === day);
