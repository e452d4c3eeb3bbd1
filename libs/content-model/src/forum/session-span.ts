/** Times of the clock at which a session begins and ends, like `18:00`; the beginning is on its day. */
interface SessionTimes {
  readonly start: string;
  readonly end: string;
}

const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;

/** A slip between AM and PM makes a session longer than this, so it is not taken for one that ends the next day. */
const LONGEST_OVER_MIDNIGHT = 12 * HOUR;

/** Said of an end that neither follows the beginning nor belongs to the night after it. */
export const ENDS_TOO_EARLY = 'must come after the beginning';

/** Minutes of the day of a time like `18:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** True for an end on the day after: at or before the beginning by the clock. */
export const endsNextDay = ({ start, end }: SessionTimes): boolean => end <= start;

/** Beginning and end in minutes from the midnight that the session's day begins with. */
export function sessionSpan(times: SessionTimes): { readonly from: number; readonly to: number } {
  const to = minutesOf(times.end) + (endsNextDay(times) ? DAY_MINUTES : 0);
  return { from: minutesOf(times.start), to };
}

/** True for times that a session can have. */
export function isPossibleSpan(times: SessionTimes): boolean {
  const { from, to } = sessionSpan(times);
  return !endsNextDay(times) || to - from <= LONGEST_OVER_MIDNIGHT;
}
