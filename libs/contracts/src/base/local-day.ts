import { HOME_ZONE } from './home-zone.ts';

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

const homeFormat = dayFormat(HOME_ZONE);

/** Returns the day of a time in an IANA zone, as YYYY-MM-DD; by default in the association's zone. */
export function localDay(time: Date, timeZone = HOME_ZONE): string {
  return (timeZone === HOME_ZONE ? homeFormat : dayFormat(timeZone)).format(time);
}

const wordFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: HOME_ZONE });

/** Formats a day for staff, in the association's zone: like `Apr 11, 2025`. */
export const dayInWords = (time: Date): string => wordFormat.format(time);
