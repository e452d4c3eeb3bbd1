/** A day of the forum, as mails tell it. */
export interface ForumDayFacts {
  /** 'Day 1'. */
  readonly name: string;
  /** Like `2025-04-11`. */
  readonly date: string;
  /** '4:00 PM - 8:30 PM', in the forum's zone: from the first session to the end of the last. */
  readonly hours: string;
  readonly venue: string;
  /** What somebody would type into a map. */
  readonly mapQuery: string;
}

/** The days of the forum. A test holds them to the content that pages show. */
export const FORUM_DAYS: readonly ForumDayFacts[] = [
  {
    name: 'Day 1',
    date: '2025-04-11',
    hours: '4:00 PM - 8:30 PM',
    venue: 'Multicultural Center',
    mapQuery: 'Multicultural Center, Rice University, Houston, TX',
  },
  {
    name: 'Day 2',
    date: '2025-04-12',
    hours: '8:00 AM - 9:00 PM',
    venue: 'Auditorium, Glasscock School of Continuing Studies',
    mapQuery: 'Glasscock School of Continuing Studies, Rice University, Houston, TX',
  },
];
