import { sessionSchema, type StoredSession } from '../forum/sessions.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';
import { movedSessions, type ToldProgramme } from './moved-sessions.ts';

const told = (item: string, says: string): Difference => ({ part: 'sessions', item, says });
/** Told in sentences of their own. */
const MOVES = ['day', 'start', 'end', 'room', 'speakers'] as const;

/** What changed in the programme: who comes, who goes, what moves. */
export function compareSessions(
  before: ToldProgramme,
  after: ToldProgramme,
): readonly Difference[] {
  return [
    ...movedSessions(before, after).flatMap(({ id, says, earlier, session }) => [
      ...says.map((sentence) => told(id, sentence)),
      ...(earlier && session
        ? otherFields(earlier, session).map((what) => told(id, `${earlier.title}${what}`))
        : []),
    ]),
    ...(order(before, after) === order(after, before)
      ? []
      : [{ part: 'sessions' as const, says: 'the order of sessions changed' }]),
  ];
}

const order = ({ sessions }: ToldProgramme, other: ToldProgramme) =>
  sessions
    .filter(({ id }) => other.sessions.some((one) => one.id === id))
    .map(({ id }) => id)
    .join();

function otherFields(earlier: StoredSession, session: StoredSession): readonly string[] {
  const rest = (value: StoredSession) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !MOVES.some((move) => move === key)),
    );
  return changedFields(sessionSchema, rest(earlier), rest(session)).map((says) => `: ${says}`);
}
