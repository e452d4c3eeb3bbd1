import type { ProgrammeDay, Session } from '../../content/schedule.ts';

/** Every session of these days, in order of time. */
export const sessionsOf = (days: readonly ProgrammeDay[]): readonly Session[] =>
  days.flatMap(({ sessions }) => sessions);

/** The day with that id; the first one if there is none. */
export function dayOf(id: string, days: readonly ProgrammeDay[]): ProgrammeDay {
  const day = days.find((one) => one.id === id) ?? days[0];
  if (!day) throw new Error('The forum has no day.');
  return day;
}

/** '15 sessions'. */
export const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);
