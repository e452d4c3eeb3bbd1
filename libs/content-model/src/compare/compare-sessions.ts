import { sessionSchema, type StoredSession } from '../forum/sessions.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';
import { movedSessions, type ToldProgramme } from './moved-sessions.ts';

const told = (item: string, says: string): Difference => ({ part: 'sessions', item, says });

/** Changes in the programme: sessions that are added, removed or moved. */
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

/** The fields that have no sentences of their own. */
function otherFields(earlier: StoredSession, session: StoredSession): readonly string[] {
  const { day, start, end, room, speakers } = session;
  const before = { ...earlier, day, start, end, room, speakers };
  return changedFields(sessionSchema, before, session).map((says) => `: ${says}`);
}
