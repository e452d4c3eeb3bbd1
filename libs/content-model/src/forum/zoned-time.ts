import { localDateTime } from './time-in-zone.ts';

/**
 * Wall clocks of a zone, by what the machine knows of it (IANA's data). Days are like `2025-04-11`, times like `18:00`.
 */

const MINUTE_MS = 60_000;

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localDateTime(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which the zone's clocks show this: one; none in the hour that is skipped; two in the one that is
 * repeated, the earlier first.
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

/** `2025-04-11T18:00:00-05:00`: what the zone's clocks show then, with its offset. Throws for a time that is skipped. */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const [instant] = instantsOf(day, time, timeZone);
  if (instant === undefined) throw new Error(`${timeZone} has no ${time} on ${day}.`);
  const minutes = offsetAt(instant, timeZone) / MINUTE_MS;
  const sign = minutes < 0 ? '-' : '+';
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${day}T${time}:00${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
}
