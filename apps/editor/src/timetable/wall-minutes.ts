import { DAY_MINUTES, minutesOf } from '@raade/content-model/forum/session-span';

const HOUR = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** A time like `18:00`; past midnight, of the next day. */
export function timeOf(minutes: number): string {
  const within = minutes % DAY_MINUTES;
  return `${two(Math.floor(within / HOUR))}:${two(within % HOUR)}`;
}

/** By how many minutes a session can be moved, of these: it begins on its day. */
export function roomToMove(start: string, minutes: number): number {
  const [earliest, latest] = [-minutesOf(start), DAY_MINUTES - 1 - minutesOf(start)];
  return Math.min(Math.max(minutes, earliest), latest);
}
