import { shortDay } from '@raade/content-model/forum/day-text';
import { wallDate, wallTime } from '@raade/content-model/forum/time-in-zone';

/** A time span; both ends are ISO 8601 with an offset. */
export interface TimeSpan {
  readonly start: string;
  readonly end: string;
}

const NOON = 12;

function clock(iso: string, timeZone: string) {
  const { hour, minute } = wallTime(Date.parse(iso), timeZone);
  return {
    time: `${hour % NOON || NOON}:${String(minute).padStart(2, '0')}`,
    period: hour < NOON ? 'AM' : 'PM',
  };
}

/** Formats the time of a session: '6:00-6:30 PM', '11:25 AM-12:20 PM'. */
export function timeRange({ start, end }: TimeSpan, timeZone: string): string {
  const from = clock(start, timeZone);
  const to = clock(end, timeZone);
  const first = from.period === to.period ? from.time : `${from.time} ${from.period}`;
  return `${first}-${to.time} ${to.period}`;
}

/** Formats the hours of a day: '4:00 PM - 8:30 PM'. */
export function openingHours({ start, end }: TimeSpan, timeZone: string): string {
  return [start, end]
    .map((iso) => clock(iso, timeZone))
    .map(({ time, period }) => `${time} ${period}`)
    .join(' - ');
}

/**
 * Returns a note for a session's time if it starts on another date than `forumDate` ('2025-04-11'), or ends on another
 * date than it starts. Undefined otherwise.
 */
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
