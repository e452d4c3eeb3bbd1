/** Start and end of a session, like `18:00`. The start is on the session's day; the end may be on the next. */
interface SessionTimes {
  readonly start: string;
  readonly end: string;
}

/** Minutes of an hour. */
const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;

/** A session over midnight that is longer than this is a mistake, probably a confusion of AM and PM. */
const MAX_MINUTES_OVER_MIDNIGHT = 12 * HOUR;

/** The message about an impossible end. */
export const ENDS_TOO_EARLY = 'must come after the beginning';

/** Minutes since midnight of a time like `18:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** True if the end is on the next day: its time is not after the start. */
export const endsNextDay = ({ start, end }: SessionTimes): boolean => end <= start;

/** Start and end in minutes since midnight at the beginning of the session's day. */
export function sessionSpan(times: SessionTimes): { readonly from: number; readonly to: number } {
  const to = minutesOf(times.end) + (endsNextDay(times) ? DAY_MINUTES : 0);
  return { from: minutesOf(times.start), to };
}

/** False for an end that is probably a mistake. */
export function isPossibleSpan(times: SessionTimes): boolean {
  const { from, to } = sessionSpan(times);
  return !endsNextDay(times) || to - from <= MAX_MINUTES_OVER_MIDNIGHT;
}
