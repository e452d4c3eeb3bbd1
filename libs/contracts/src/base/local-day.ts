import { HOME_ZONE } from './home-zone.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: HOME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** YYYY-MM-DD, as the calendar showed it where the books are. */
export function localDay(time: Date): string {
  return dayFormat.format(time);
}
