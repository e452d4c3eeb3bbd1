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
