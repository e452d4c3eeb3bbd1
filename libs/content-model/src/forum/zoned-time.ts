import { localDateTime } from './time-in-zone.ts';

// This module converts local times of an IANA time zone to instants. Days are like `2025-04-11`, times like `18:00`.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The UTC offset of a time zone at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  // Local times have no milliseconds.
  return Date.parse(`${localDateTime(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants of a local time, in milliseconds since the epoch: usually one; none in the hour that is skipped when
 * daylight saving time begins; two, the earlier first, in the hour that is repeated when it ends.
 */
export function instantsOf(day: string, time: string, timeZone: string): readonly number[] {
  const timeInUtc = Date.parse(`${day}T${time}:00Z`);
  // If the offset changes on this day, one of these is before the change and one after it.
  const offsets = [offsetAt(timeInUtc - DAY_MS, timeZone), offsetAt(timeInUtc + DAY_MS, timeZone)];
  const candidates = [...new Set(offsets)].map((offset) => timeInUtc - offset);
  return candidates
    .filter((instant) => instant + offsetAt(instant, timeZone) === timeInUtc)
    .sort((one, other) => one - other);
}

/** A local time in ISO 8601 with offset, like `2025-04-11T18:00:00-05:00`. Throws if the time does not exist. */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const [instant] = instantsOf(day, time, timeZone);
  if (instant === undefined) throw new Error(`${timeZone} has no ${time} on ${day}.`);
  const minutes = offsetAt(instant, timeZone) / MINUTE_MS;
  const sign = minutes < 0 ? '-' : '+';
  const twoDigits = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${day}T${time}:00${sign}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}
