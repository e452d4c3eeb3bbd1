import { sessionSchema, type StoredSession } from '../forum/sessions.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';
import { movedSessions, type ComparedProgram } from './moved-sessions.ts';

const toDifference = (item: string, message: string): Difference => ({
  part: 'sessions',
  item,
  message,
});

/** Describes added, removed and changed sessions. */
export function compareSessions(
  before: ComparedProgram,
  after: ComparedProgram,
): readonly Difference[] {
  return [
    ...movedSessions(before, after).flatMap(({ id, messages, earlier, session }) => [
      ...messages.map((sentence) => toDifference(id, sentence)),
      ...(earlier && session
        ? otherFields(earlier, session).map((what) => toDifference(id, `${earlier.title}: ${what}`))
        : []),
    ]),
    ...(commonIds(before, after) === commonIds(after, before)
      ? []
      : [{ part: 'sessions' as const, message: 'the order of sessions changed' }]),
  ];
}

/** The ids of the sessions that both programs have, in the order of the first. */
const commonIds = ({ sessions }: ComparedProgram, other: ComparedProgram) =>
  sessions
    .filter(({ id }) => other.sessions.some((session) => session.id === id))
    .map(({ id }) => id)
    .join();

/** Sentences about fields that `movedSessions` does not describe. */
function otherFields(earlier: StoredSession, session: StoredSession): readonly string[] {
  const { day, start, end, room, speakers } = session;
  const before = { ...earlier, day, start, end, room, speakers };
  return changedFields(sessionSchema, before, session);
}
