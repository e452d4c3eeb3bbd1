import { SCHEDULE } from '../../content/schedule.ts';
import type { ScheduleDay, Session } from '../../content/schedule.schema.ts';
import { mapSearchLink } from '../../map-search-link.ts';

/** Every session of the forum, in order of time. */
export const SESSIONS: readonly Session[] = SCHEDULE.days.flatMap(({ sessions }) => sessions);

/** The day with that name in the schedule. */
export function dayOf(id: ScheduleDay['id']): ScheduleDay {
  return id === 'day2' ? SCHEDULE.days[1] : SCHEDULE.days[0];
}

/** A map that is asked for the day's place. */
export function mapLink({ mapQuery }: ScheduleDay): string {
  return mapSearchLink(mapQuery);
}
