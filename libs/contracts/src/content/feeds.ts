/** The addresses of the schedule's feeds, from the site's root. They never change: people have subscribed to them. */
export const FEEDS = {
  calendar: '/schedule.ics',
  json: '/schedule.json',
} as const;
