import { localDateTime } from '../forum/wall-clock.ts';

/** A day like `2025-04-11` with a time like `18:00`, as clocks show them where the forum is. */
export interface WallMoment {
  readonly date: string;
  readonly time: string;
}

const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The reading of the forum's clocks; undefined for what is no time. */
export function wallMomentOf(iso: string, timeZone: string): WallMoment | undefined {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment) || !LOCAL.test(iso)) return undefined;
  const local = HAS_OFFSET.test(iso) ? localDateTime(moment, timeZone) : iso;
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** A moment that many minutes later, in the same form, with its offset if it has one. */
export function minutesLater(iso: string, minutes: number): string | undefined {
  const moment = Date.parse(HAS_OFFSET.test(iso) ? iso : `${iso}Z`);
  if (Number.isNaN(moment)) return undefined;
  const later = new Date(moment + minutes * 60_000).toISOString();
  return HAS_OFFSET.test(iso) ? later : later.slice(0, 19);
}
