/** Address of the schedule's calendar on the site. It must never change, since people have subscribed to it. */
export const CALENDAR_FEED = '/schedule.ics';
