import { instantsOf } from '@raade/content-model/forum/zoned-time';

/** Returns the time zone of the browser. */
export const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time of publication, or why it cannot be used. */
export type PublicationTime =
  | { readonly instant: string; readonly problem?: undefined }
  | { readonly instant?: undefined; readonly problem: string };

export interface LocalTime {
  /** Like `2025-04-11`. */
  readonly day: string;
  /** Like `18:00`. */
  readonly time: string;
}

/** The instant of a local time in a zone, if it is after `now` (milliseconds). */
export function publicationTime(
  { day, time }: LocalTime,
  timeZone: string,
  now: number,
): PublicationTime {
  if (!day || !time) return { problem: 'Please choose a day and a time.' };
  const [instant] = instantsOf(day, time, timeZone);
  if (instant === undefined) {
    return {
      problem: `On that day ${time} does not exist in the forum’s time zone: clocks are set forward. Please choose another time.`,
    };
  }
  if (instant <= now) return { problem: 'This time is in the past. Please choose a later time.' };
  return { instant: new Date(instant).toISOString() };
}
