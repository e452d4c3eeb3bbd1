import type { Content } from '../content.schema.ts';
import { sessionSchema, type StoredSession } from '../forum/sessions.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';

const told = (item: string, says: string): Difference => ({ part: 'sessions', item, says });
/** Told in sentences of their own. */
const MOVES = ['day', 'start', 'end', 'room', 'speakers'] as const;

/** What changed in the programme: who comes, who goes, what moves. */
export function compareSessions(before: Content, after: Content): readonly Difference[] {
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  const now = new Map(after.sessions.map((session) => [session.id, session]));
  const gone = before.sessions.filter(({ id }) => !now.has(id));
  const come = after.sessions.filter(({ id }) => !old.has(id));
  return [
    ...gone.map(({ id, title }) => told(id, `${title} was removed`)),
    ...come.map((session) =>
      told(
        session.id,
        `${session.title} was added on ${dayName(after, session)} at ${session.start}`,
      ),
    ),
    ...after.sessions.flatMap((session) => {
      const earlier = old.get(session.id);
      if (!earlier) return [];
      const moved = moves(before, after, earlier, session).map((what) => ` ${what}`);
      const says = [...moved, ...otherFields(earlier, session)];
      return says.map((what) => told(session.id, `${earlier.title}${what}`));
    }),
  ];
}

function moves(
  before: Content,
  after: Content,
  earlier: StoredSession,
  session: StoredSession,
): readonly string[] {
  const [from, to] = [dayName(before, earlier), dayName(after, session)];
  const names = (content: Content, { speakers }: StoredSession) =>
    speakers.map(
      ({ speaker }) => content.speakers.find(({ id }) => id === speaker)?.name ?? speaker,
    );
  const [had, has] = [names(before, earlier), names(after, session)];
  return [
    ...(from === to ? [] : [`moved from ${from} to ${to}`]),
    ...(earlier.start === session.start ? [] : [`moved from ${earlier.start} to ${session.start}`]),
    ...(earlier.start === session.start && earlier.end !== session.end
      ? [`ends at ${session.end} instead of ${earlier.end}`]
      : []),
    ...(earlier.room === session.room ? [] : [`moved from ${earlier.room} to ${session.room}`]),
    ...has.filter((name) => !had.includes(name)).map((name) => `gained ${name}`),
    ...had.filter((name) => !has.includes(name)).map((name) => `lost ${name}`),
  ];
}

function otherFields(earlier: StoredSession, session: StoredSession): readonly string[] {
  const rest = (value: StoredSession) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !MOVES.some((move) => move === key)),
    );
  return changedFields(sessionSchema, rest(earlier), rest(session)).map((says) => `: ${says}`);
}

const dayName = ({ forum }: Content, { day }: StoredSession) =>
  forum.days.find(({ id }) => id === day)?.name ?? day;
