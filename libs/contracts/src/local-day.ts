import { FORUM } from './forum.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: FORUM.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** YYYY-MM-DD, as the calendar showed it where the forum and the books are. */
export function localDay(time: Date): string {
  return dayFormat.format(time);
}
