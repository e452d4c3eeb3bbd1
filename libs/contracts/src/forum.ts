/** `over` once the forum has taken place. */
export type RegistrationState = 'open' | 'closed' | 'over';

/**
 * The forum's dates, venue and state: the one place where they stand. Moments are ISO 8601 with the
 * offset of the forum's zone at that time (UTC-5), so that no reader's clock can shift them.
 */
export const FORUM = {
  name: 'RAADE Day Forum',
  /** IANA zone in which all times of the forum are meant and shown. */
  timeZone: 'America/Chicago',
  firstDay: '2025-04-11',
  lastDay: '2025-04-12',
  dates: 'April 11-12, 2025',
  venue: 'Rice University, Houston, TX',
  /** Every page that speaks of registration follows it. */
  registration: 'closed' as RegistrationState,
  /** The banner that says tickets are on sale, on the forum page. */
  showsPromoBanner: true as boolean,
  /** The moment that the countdown counts down to. */
  countdownTarget: '2025-04-11T17:30:00-05:00',
  /** The forum's last second. After it the countdown is gone. */
  lastSecond: '2025-04-12T23:59:59-05:00',
  /** The event that 'Add to Calendar' enters. */
  calendarEntry: { start: '2025-04-11T16:00:00-05:00', end: '2025-04-12T21:00:00-05:00' },
} as const;
