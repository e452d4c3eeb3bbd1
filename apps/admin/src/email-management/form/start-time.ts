import { instantsOf } from '@raade/content-model/forum/zoned-time';
import { localDateTime } from '@raade/content-model/forum/time-in-zone';

/** Of a date and a time to the minute, as a field of the browser has it: `2025-04-11T18:00`. */
const LENGTH = 16;

/** The reading of clocks in the zone at an instant, for a field; empty without one. */
export const fieldTime = (startsAt: string, timeZone: string): string =>
  startsAt && localDateTime(Date.parse(startsAt), timeZone).slice(0, LENGTH);

/**
 * The instant in UTC at which clocks in the zone show that; the first of two in an hour that is repeated, and empty for
 * what no clock shows.
 */
export function instantOf(field: string, timeZone: string): string {
  const [day = '', time = ''] = field.slice(0, LENGTH).split('T');
  const [instant] = day && time ? instantsOf(day, time, timeZone) : [];
  return instant === undefined ? '' : new Date(instant).toISOString();
}
