import { instantsOf } from '@raade/content-model/forum/zoned-time';
import { localDateTime } from '@raade/content-model/forum/time-in-zone';

/** Length of the value of a `datetime-local` input: `2025-04-11T18:00`. */
const INPUT_LENGTH = 16;

/** Converts an instant to local time in the zone, as the value of an input; empty without an instant. */
export const fieldTime = (startsAt: string, timeZone: string): string =>
  startsAt && localDateTime(Date.parse(startsAt), timeZone).slice(0, INPUT_LENGTH);

/**
 * Converts local time in the zone to an instant in UTC. When clocks change, an hour is repeated or skipped: a repeated
 * time gives the first instant, a skipped time an empty text.
 */
export function instantOf(localTime: string, timeZone: string): string {
  const [day = '', time = ''] = localTime.slice(0, INPUT_LENGTH).split('T');
  const [instant] = day && time ? instantsOf(day, time, timeZone) : [];
  return instant === undefined ? '' : new Date(instant).toISOString();
}
