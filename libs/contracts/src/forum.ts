/**
 * The forum's dates, venue and switches: the one place where they stand. What the forum is on a day follows from
 * them, in `forum-phase.ts`. Days are days in the forum's zone. Moments are ISO 8601 with the offset of that zone at
 * that time (UTC-5), so that no reader's clock can shift them.
 */
export const FORUM = {
  name: 'RAADE African Development Forum',
  /** IANA zone in which all times of the forum are meant and shown. */
  timeZone: 'America/Chicago',
  firstDay: '2025-04-11' as string,
  lastDay: '2025-04-12' as string,
  dates: 'April 11-12, 2025',
  venue: 'Rice University, Houston, TX',
  /** The first day on which one can register. */
  registrationOpens: '2025-01-15' as string,
  /** The last day on which one can, unless the forum is full before. */
  registrationCloses: '2025-04-10' as string,
  /** Switched on when there is no place left. */
  isFull: true as boolean,
  /** The banner that says tickets are on sale, on the forum page: it may stay when the forum is full. */
  showsPromoBanner: true as boolean,
  /** The moment that the countdown counts down to. */
  countdownTarget: '2025-04-11T17:30:00-05:00',
  /** The forum's last second. After it the countdown is gone. */
  lastSecond: '2025-04-12T23:59:59-05:00',
  /** The event that 'Add to Calendar' enters. */
  calendarEntry: { start: '2025-04-11T16:00:00-05:00', end: '2025-04-12T21:00:00-05:00' },
} as const;
