const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes of the day of a time like `18:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A time like `18:00`, of the same day. */
export function timeOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), DAY - 1);
  return `${two(Math.floor(within / HOUR))}:${two(within % HOUR)}`;
}

/** By how many minutes a session can be moved, of these: it stays on its day. */
export function roomToMove(start: string, end: string, minutes: number): number {
  const [earliest, latest] = [-minutesOf(start), DAY - 1 - minutesOf(end)];
  return Math.min(Math.max(minutes, earliest), latest);
}
