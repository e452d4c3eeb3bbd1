import type { ProgramDay, Session } from '../../content/schedule.ts';

/** Every session of these days, in order of time. */
export const sessionsOf = (days: readonly ProgramDay[]): readonly Session[] =>
  days.flatMap(({ sessions }) => sessions);

export const daysWithSessions = (days: readonly ProgramDay[]): readonly ProgramDay[] =>
  days.filter(({ sessions }) => sessions.length > 0);

/** Returns the day with an id, or else the first day with sessions. */
export function dayOf(id: string | undefined, days: readonly ProgramDay[]): ProgramDay {
  const choices = daysWithSessions(days);
  const day = choices.find((choice) => choice.id === id) ?? choices[0] ?? days[0];
  if (!day) throw new Error('The forum has no day.');
  return day;
}

/** Like '15 sessions'. */
export const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);
