import { clockRange, clockText } from '@raade/content-model/forum/clock-text';
import { shortDay } from '@raade/content-model/forum/day-text';
import { localDateTime, wallDate } from '@raade/content-model/forum/time-in-zone';

/** A time span; both ends are ISO 8601 with an offset. */
export interface TimeSpan {
  readonly start: string;
  readonly end: string;
}

/** The local time, like '18:00', cut from a text like '2025-04-11T18:00:00'. */
const timeOf = (iso: string, timeZone: string) =>
  localDateTime(Date.parse(iso), timeZone).slice('2025-04-11T'.length, -':00'.length);

/** Formats the time of a session: '6:00-6:30 PM', '11:25 AM-12:20 PM'. */
export const timeRange = ({ start, end }: TimeSpan, timeZone: string): string =>
  clockRange(timeOf(start, timeZone), timeOf(end, timeZone));

/** Formats the hours of a day: '4:00 PM - 8:30 PM'. */
export const openingHours = ({ start, end }: TimeSpan, timeZone: string): string =>
  [start, end].map((iso) => clockText(timeOf(iso, timeZone))).join(' - ');

/** A note if a session starts on another date than `forumDate`, like '2025-04-11', or ends on a later date. */
export function dateNote(
  { start, end }: TimeSpan,
  timeZone: string,
  forumDate: string,
): string | undefined {
  const startDate = wallDate(Date.parse(start), timeZone);
  const endDate = wallDate(Date.parse(end), timeZone);
  const notes = [
    startDate !== forumDate && shortDay(startDate),
    startDate !== endDate && `ends ${shortDay(endDate)}`,
  ];
  return notes.filter(Boolean).join(', ') || undefined;
}
