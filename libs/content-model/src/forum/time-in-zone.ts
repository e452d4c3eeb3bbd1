import { providedSpan } from '../provided/provided-content.ts';

/** Local date and time. Months count from 1, hours from 0 to 23. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Stands for the time zone of the visitor's device, in place of an IANA name. */
export const VISITOR_ZONE = 'visitor';

const MINUTE_MS = 60_000;
const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a time zone. Formatters are cached, since creating one is slow. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The local time that `Intl` computes. */
function timeByIntl(moment: number, timeZone: string): WallTime {
  const values = new Map(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = FIELDS.map((field) =>
    values.get(field),
  );
  return { year, month, day, hour, minute, second };
}

/** The UTC offset of the visitor's time zone at a moment, in minutes (positive east of Greenwich). */
export const visitorOffset = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** The local time at a UTC offset in minutes. */
function timeAtOffset(moment: number, offset: number): WallTime {
  const date = new Date(moment + offset * MINUTE_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/**
 * The local time in an IANA time zone, or in `VISITOR_ZONE`, at a moment (milliseconds since the epoch). Uses the
 * offsets that come with the content; for other zones and times `Intl`, whose first formatter takes a tenth of a second
 * on a slow phone. Throws a RangeError for a zone that the browser does not know.
 */
export function wallTime(moment: number, timeZone: string): WallTime {
  if (timeZone === VISITOR_ZONE) return timeAtOffset(moment, visitorOffset(moment));
  const span = providedSpan(moment, timeZone);
  return span ? timeAtOffset(moment, span.offset) : timeByIntl(moment, timeZone);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The local date in a time zone, like '2025-04-11'. */
export function wallDate(moment: number, timeZone: string): string {
  const { year, month, day } = wallTime(moment, timeZone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The local time in ISO 8601 without an offset, like '2025-04-11T16:00:00'. */
export function localDateTime(moment: number, timeZone: string): string {
  const { hour, minute, second } = wallTime(moment, timeZone);
  return `${wallDate(moment, timeZone)}T${[hour, minute, second].map(twoDigits).join(':')}`;
}
