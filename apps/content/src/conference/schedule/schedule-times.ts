import { SCHEDULE } from '../../content/schedule.ts';
import type { ScheduleDay, Session } from '../../content/schedule.schema.ts';
import { mapSearchLink } from '../../maps/map-search-link.ts';
import type { TimeSpan } from './time-text.ts';

/** Every session of the forum, in order of time. */
export const SESSIONS: readonly Session[] = SCHEDULE.days.flatMap(({ sessions }) => sessions);

const earliest = (isos: readonly string[]) =>
  isos.reduce((one, other) => (Date.parse(other) < Date.parse(one) ? other : one));
const latest = (isos: readonly string[]) =>
  isos.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));

/** From the start of the first session to the end of the last. Throws for a day without sessions. */
export function hoursOf({ sessions }: Pick<ScheduleDay, 'sessions'>): TimeSpan {
  return {
    start: earliest(sessions.map(({ start }) => start)),
    end: latest(sessions.map(({ end }) => end)),
  };
}

/** The day with that name in the schedule. */
export function dayOf(id: ScheduleDay['id']): ScheduleDay {
  return id === 'day2' ? SCHEDULE.days[1] : SCHEDULE.days[0];
}

/** A map that is asked for the day's place. */
export function mapLink({ mapQuery }: ScheduleDay): string {
  return mapSearchLink(mapQuery);
}
