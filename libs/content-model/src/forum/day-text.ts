// This module formats days in English. A day is like `2025-04-11`, without a time zone. `Intl` is not used, since
// creating its first formatter takes a tenth of a second on a slow phone, and pages need days during hydration.

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** 'April 11'. Throws a RangeError for an invalid day. */
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
