/** The forum's dates, venue and state: the one place where they stand. */
export const FORUM = {
  name: 'RAADE Day Forum',
  /** IANA zone in which all times of the forum are meant and shown. */
  timeZone: 'America/Chicago',
  firstDay: '2025-04-11',
  lastDay: '2025-04-12',
  dates: 'April 11-12, 2025',
  venue: 'Rice University, Houston, TX',
  registration: 'closed',
} as const;
