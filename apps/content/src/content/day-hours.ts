import type { TimeSpan } from '../calendar/time-text.ts';
import type { ProgrammeDay } from './schedule.ts';

const earliest = (isos: readonly string[]) =>
  isos.reduce((one, other) => (Date.parse(other) < Date.parse(one) ? other : one));
const latest = (isos: readonly string[]) =>
  isos.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));

/** The hours from the start of the first session to the end of the last. Throws for a day without sessions. */
export function hoursOf({ sessions }: Pick<ProgrammeDay, 'sessions'>): TimeSpan {
  return {
    start: earliest(sessions.map(({ start }) => start)),
    end: latest(sessions.map(({ end }) => end)),
  };
}
