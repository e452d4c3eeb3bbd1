import { DAYS, type ProgrammeDay, type Session } from '../../content/schedule.ts';

/** Every session of the forum, in order of time. */
export const SESSIONS: readonly Session[] = DAYS.flatMap(({ sessions }) => sessions);

/** The day with that id; the first one if there is none. */
export function dayOf(id: string): ProgrammeDay {
  const day = DAYS.find((one) => one.id === id) ?? DAYS[0];
  if (!day) throw new Error('The forum has no day.');
  return day;
}

/** '15 sessions'. */
export const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);
