import { HOME_ZONE } from '@raade/contracts/base/home-zone';
import { counted } from './numbers.ts';

const momentFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
/** Created once, since most texts are in this zone and a formatter takes time to create. */
const homeFormat = momentFormat(HOME_ZONE);

/**
 * Like `Apr 11, 2025, 1:30 PM`. The default is the home zone, which the account menu names.
 * @param time an instant, as such or in ISO 8601
 */
export const momentText = (time: Date | string, timeZone = HOME_ZONE): string =>
  (timeZone === HOME_ZONE ? homeFormat : momentFormat(timeZone)).format(new Date(time));

const MINUTE_MS = 60_000;
/** Lengths in minutes. */
const [HOUR, DAY, MONTH] = [60, 24 * 60, 30 * 24 * 60];

/** The age of a past instant, like `3 minutes ago`; its day and time if it is older than a month. */
export function ageText(time: Date | string, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(time).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return `${counted(minutes, 'minute')} ago`;
  if (minutes < DAY) return `${counted(Math.floor(minutes / HOUR), 'hour')} ago`;
  return minutes < MONTH ? `${counted(Math.floor(minutes / DAY), 'day')} ago` : momentText(time);
}
