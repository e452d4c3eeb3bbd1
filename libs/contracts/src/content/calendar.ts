/** An event for calendar apps. `start` and `end` are ISO 8601 with an offset. */
export interface CalendarEntry {
  readonly title: string;
  readonly description?: string | undefined;
  readonly start: string;
  readonly end: string;
  /** Left out before it is known. */
  readonly location?: string | undefined;
  /** IANA zone in which the calendar shows the event. */
  readonly timeZone: string;
}

/** '2025-04-11T16:00:00-05:00' -> '20250411T210000Z', the UTC form of RFC 5545. */
export function utcStamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Returns the address of Google Calendar that saves the event. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${utcStamp(entry.start)}/${utcStamp(entry.end)}`,
    ctz: entry.timeZone,
    ...(entry.location === undefined ? {} : { location: entry.location }),
    ...(entry.description === undefined ? {} : { details: entry.description }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
