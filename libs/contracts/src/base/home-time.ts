import { HOME_ZONE } from './home-zone.ts';

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

/** Formats a deadline, like `December 5, 2026 at 6:30 PM, Houston time`. */
export const homeTime = (time: Date) => `${format.format(time)}, Houston time`;
