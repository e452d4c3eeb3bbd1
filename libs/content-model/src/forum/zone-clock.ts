import type { ClockSpan, ZoneClock } from '@raade/contracts/base/zone-clock';
import type { Forum } from './forum.schema.ts';
import { zoneName } from './zone-name.ts';
import { offsetAt } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Wherever a visitor is, and whatever is reckoned from a day before to a day after. */
const MARGIN_MS = 4 * DAY_MS;

/** The first moment after `from` at which the clocks are ahead otherwise than at `from`; they are so at `until`. */
function changeBetween(from: number, until: number, timeZone: string): number {
  if (until - from <= MINUTE_MS) return until;
  const middle = from + Math.floor((until - from) / 2 / MINUTE_MS) * MINUTE_MS;
  return offsetAt(middle, timeZone) === offsetAt(from, timeZone)
    ? changeBetween(middle, until, timeZone)
    : changeBetween(from, middle, timeZone);
}

/** The clocks where the forum is, around its days: what pages would have to ask `Intl` for. */
export function zoneClock({ days, timeZone }: Pick<Forum, 'days' | 'timeZone'>): ZoneClock {
  const dates = days.map(({ date }) => Date.parse(date));
  const [from, until] = [Math.min(...dates) - MARGIN_MS, Math.max(...dates) + MARGIN_MS];
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
