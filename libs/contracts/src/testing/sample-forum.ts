import type { SiteForum } from '../content/site-forum.ts';

/** A forum in the form that the frame gets, for tests. */
export const SAMPLE_FORUM: SiteForum = {
  name: 'RAADE African Development Forum',
  dates: 'April 11-12, 2025',
  venue: 'Rice University, Houston, TX',
  timeZone: 'America/Chicago',
  countdownTarget: '2025-04-11T17:30:00-05:00',
  lastSecond: '2025-04-12T23:59:59-05:00',
  start: '2025-04-11T16:00:00-05:00',
  end: '2025-04-12T21:00:00-05:00',
};
