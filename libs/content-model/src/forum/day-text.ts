/**
 * Days in English. A day is like `2025-04-11` and stands for itself, in no zone. Written without `Intl`: pages tell
 * days as soon as they come alive, and a first formatter holds a slow phone for a tenth of a second.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 'April 11'. Throws for what is no day. */
export function monthAndDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined || !day) throw new RangeError(`"${date}" is no day.`);
  return `${name} ${day}`;
}

/** 'April 11, 2025'. */
export const dayAndYear = (date: string): string =>
  `${monthAndDay(date)}, ${Number(date.slice(0, 4))}`;

/** 'Friday'. */
export const weekday = (date: string): string =>
  WEEKDAYS[new Date(Date.parse(date)).getUTCDay()] ?? '';

/** 'Sat, Apr 12'. */
export function shortDay(date: string): string {
  const [month = '', day = ''] = monthAndDay(date).split(' ');
  return `${weekday(date).slice(0, 3)}, ${month.slice(0, 3)} ${day}`;
}
