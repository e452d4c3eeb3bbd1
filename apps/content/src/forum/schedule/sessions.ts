import { DAYS, type ProgrammeDay, type Session } from '../../content/schedule.ts';
import { mapSearchLink } from '../../map-search-link.ts';

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

/** A map that is asked for the day's place. */
export function mapLink({ mapQuery }: ProgrammeDay): string {
  return mapSearchLink(mapQuery);
}
