const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time that is left, in whole units: 90 061 seconds are 1 day, 1 hour, 1 minute and 1 second. */
export interface CountdownValue {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** True if the target has passed or is not a date. */
  readonly isExpired: boolean;
}

const EXPIRED: CountdownValue = { days: 0, hours: 0, minutes: 0, seconds: 0, isExpired: true };

/** The time from `now` (milliseconds since the epoch) to `target` (ISO 8601). */
export function countdownValue(target: string, now: number): CountdownValue {
  const milliseconds = Date.parse(target) - now;
  // An invalid date gives NaN, for which `<= 0` would be false.
  if (!(milliseconds > 0)) return EXPIRED;
  return {
    days: Math.floor(milliseconds / DAY),
    hours: Math.floor((milliseconds % DAY) / HOUR),
    minutes: Math.floor((milliseconds % HOUR) / MINUTE),
    seconds: Math.floor((milliseconds % MINUTE) / SECOND),
    isExpired: false,
  };
}

/** 7 -> '07'. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
