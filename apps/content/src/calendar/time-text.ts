import { wallDate, wallTime } from '@raade/content-model/forum/wall-clock';

/** A span between two moments, both ISO 8601 with an offset. */
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

/** The time of a session: '6:00-6:30 PM', '11:25 AM-12:20 PM'. */
export function timeRange({ start, end }: TimeSpan, timeZone: string): string {
  const from = clock(start, timeZone);
  const to = clock(end, timeZone);
  const first = from.period === to.period ? from.time : `${from.time} ${from.period}`;
  return `${first}-${to.time} ${to.period}`;
}

/** The hours of a day: '4:00 PM - 8:30 PM'. */
export function openingHours({ start, end }: TimeSpan, timeZone: string): string {
  return [start, end]
    .map((iso) => clock(iso, timeZone))
    .map(({ time, period }) => `${time} ${period}`)
    .join(' - ');
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow; asking it is not. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
  dayFormats.set(timeZone, format);
  return format;
}

/**
 * The note beside a session's time in a zone other than the forum's: that it starts on another date than `forumDate`
 * ('2025-04-11'), or ends on another date than it starts. Undefined if neither.
 */
export function dateNote(
  { start, end }: TimeSpan,
  timeZone: string,
  forumDate: string,
): string | undefined {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const startDate = wallDate(from, timeZone);
  const notes = [
    startDate !== forumDate && dayFormat(timeZone).format(from),
    startDate !== wallDate(to, timeZone) && `ends ${dayFormat(timeZone).format(to)}`,
  ];
  return notes.filter(Boolean).join(', ') || undefined;
}

/** The name that people have for a zone at a moment: 'CDT', or 'GMT+1' where English has none. */
export function zoneName(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const name = parts.formatToParts(Date.parse(iso)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
