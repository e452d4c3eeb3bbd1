import type { ClockSpan, ZoneClock } from '@raade/contracts/base/zone-clock';
import type { Forum } from './forum.schema.ts';
import { zoneName } from './zone-name.ts';
import { offsetAt } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time before and after the forum for which pages may need offsets. */
const MARGIN_MS = 4 * DAY_MS;

/** Finds the moment between `from` and `until` at which the UTC offset changes, by bisection to the minute. */
function changeBetween(from: number, until: number, timeZone: string): number {
  if (until - from <= MINUTE_MS) return until;
  const middle = from + Math.floor((until - from) / 2 / MINUTE_MS) * MINUTE_MS;
  return offsetAt(middle, timeZone) === offsetAt(from, timeZone)
    ? changeBetween(middle, until, timeZone)
    : changeBetween(from, middle, timeZone);
}

/**
 * The UTC offsets and zone names of the forum's time zone around its days, so that pages do not need `Intl` for them.
 */
export function zoneClock({ days, timeZone }: Pick<Forum, 'days' | 'timeZone'>): ZoneClock {
  const dates = days.map(({ date }) => Date.parse(date));
  const [from, until] = [Math.min(...dates) - MARGIN_MS, Math.max(...dates) + MARGIN_MS];
  /** The moments at which an offset begins to apply. */
  const begins = [from];
  for (let day = from; day < until; day += DAY_MS) {
    if (offsetAt(day, timeZone) !== offsetAt(day + DAY_MS, timeZone)) {
      begins.push(changeBetween(day, day + DAY_MS, timeZone));
    }
  }
  const spans = begins.map((begin, index): ClockSpan => {
    const name = zoneName(new Date(begin).toISOString(), timeZone);
    const offset = offsetAt(begin, timeZone) / MINUTE_MS;
    return { from: begin, until: begins[index + 1] ?? until, offset, name };
  });
  return { timeZone, spans };
}
