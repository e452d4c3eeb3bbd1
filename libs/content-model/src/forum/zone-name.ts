import { providedSpan } from '../provided/provided-content.ts';
import { VISITOR_ZONE, visitorOffset } from './time-in-zone.ts';

/** The US time zone that browsers append to the text of a `Date`: short, as `(CDT)`, or `(Central Daylight Time)`. */
const US_ZONE =
  /\((?:([ECMP][DS]T|AK[DS]T)|(Alaska|Central|Eastern|Mountain|Pacific) ([DS])\w+ Time)\)/;
const MINUTES_PER_HOUR = 60;

const initialOf = (zone: string) => (zone === 'Alaska' ? 'AK' : zone.slice(0, 1));

/** 'EDT', or 'GMT+5:30' outside of the US. Read from the text of a `Date`, since `Intl` is slow. */
function visitorZoneName(moment: number): string {
  const [, short, zone, season] = US_ZONE.exec(String(new Date(moment))) ?? [];
  if (short) return short;
  if (zone && season) return `${initialOf(zone)}${season}T`;
  const offset = visitorOffset(moment);
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [
    Math.floor(Math.abs(offset) / MINUTES_PER_HOUR),
    Math.abs(offset) % MINUTES_PER_HOUR,
  ];
  const fraction = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `GMT${offset < 0 ? '-' : '+'}${hours}${fraction}`;
}

/** The short name that `Intl` has for a time zone. */
function nameByIntl(moment: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return (
    format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

/**
 * The short name of an IANA time zone, or of `VISITOR_ZONE`, at a moment (ISO 8601 with an offset): 'CDT', or 'GMT+1'.
 */
export function zoneName(iso: string, timeZone: string): string {
  const moment = Date.parse(iso);
  if (timeZone === VISITOR_ZONE) return visitorZoneName(moment);
  return providedSpan(moment, timeZone)?.name ?? nameByIntl(moment, timeZone);
}
