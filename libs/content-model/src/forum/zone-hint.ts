import { zoneName } from './zone-name.ts';

/**
 * The hint of a field for a time of the forum. The name of the zone depends on the season, so it follows the chosen time
 * (ISO 8601).
 */
export const zoneHint = (iso: string | undefined, timeZone: string): string =>
  iso ? `In the forum’s time zone: ${zoneName(iso, timeZone)}.` : 'In the forum’s time zone.';
