/** Addresses of the schedule's feeds on the site. They must never change, since people have subscribed to them. */
export const FEEDS = {
  calendar: '/schedule.ics',
  json: '/schedule.json',
} as const;
