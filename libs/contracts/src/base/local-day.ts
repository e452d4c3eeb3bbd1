import { HOME_ZONE } from './home-zone.ts';

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

const homeFormat = dayFormat(HOME_ZONE);

/** YYYY-MM-DD, as the calendar showed it in an IANA zone: where the books are, unless another one is named. */
export function localDay(time: Date, timeZone = HOME_ZONE): string {
  return (timeZone === HOME_ZONE ? homeFormat : dayFormat(timeZone)).format(time);
}

const wordFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: HOME_ZONE });

/** The same as staff read it, where the books are: like `Apr 11, 2025`. */
export const dayInWords = (time: Date): string => wordFormat.format(time);
