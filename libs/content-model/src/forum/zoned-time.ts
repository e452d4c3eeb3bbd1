import { localDateTime } from './time-in-zone.ts';

/** Converts local times of an IANA time zone to instants. Days are like `2025-04-11`, times like `18:00`. */

const MINUTE_MS = 60_000;

/** The UTC offset of a time zone at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localDateTime(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants of a local time, in milliseconds since the epoch: usually one; none in the hour that is skipped when
 * daylight saving time begins; two, the earlier first, in the hour that is repeated when it ends.
 */
export function instantsOf(day: string, time: string, timeZone: string): readonly number[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const dayMs = 24 * 60 * MINUTE_MS;
  const offsets = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)];
  const candidates = [...new Set(offsets)].map((offset) => wall - offset);
  return candidates
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall)
    .sort((one, other) => one - other);
}

/** A local time in ISO 8601 with offset, like `2025-04-11T18:00:00-05:00`. Throws if the time does not exist. */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const [instant] = instantsOf(day, time, timeZone);
  if (instant === undefined) throw new Error(`${timeZone} has no ${time} on ${day}.`);
  const minutes = offsetAt(instant, timeZone) / MINUTE_MS;
  const sign = minutes < 0 ? '-' : '+';
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${day}T${time}:00${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
}
