import { HOME_ZONE } from '@raade/contracts/base/home-zone';

const momentFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const homeFormat = momentFormat(HOME_ZONE);

/**
 * Like `Apr 11, 2025, 1:30 PM`, where the books are kept, which the account menu names, or in another zone.
 * @param time an instant, as such or in ISO 8601
 */
export const momentText = (time: Date | string, timeZone = HOME_ZONE): string =>
  (timeZone === HOME_ZONE ? homeFormat : momentFormat(timeZone)).format(new Date(time));

const MINUTE_MS = 60_000;

/** Returns a past moment in words: `just now`, `12 minutes ago`, or its day and time. */
export function since(at: Date | string, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(at).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  return minutes < 60 ? `${minutes} minutes ago` : momentText(at);
}
