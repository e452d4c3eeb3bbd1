import { dayAndYear, monthAndDay } from './day-text.ts';
import type { Forum } from './forum.schema.ts';
import { wallDate } from './time-in-zone.ts';

/** The forum's data with derived values. Days are like `2025-04-11`, in the forum's time zone. */
export interface ForumFacts extends Omit<Forum, 'days'> {
  readonly firstDay: string;
  readonly lastDay: string;
  /** 'April 11-12, 2025'. */
  readonly dates: string;
  /** 'April 11-12, 2025, Rice University, Houston, TX'; the dates alone while the place is unknown. */
  readonly datesAndPlace: string;
}

/** The year of the forum's first day, like '2025'. It identifies the forum for ever. */
export const forumYear = ({ days }: Pick<Forum, 'days'>): string => days[0]?.date.slice(0, 4) ?? '';

/** 'April 11-12, 2025', 'March 30 - April 1, 2025', 'December 31, 2025 - January 1, 2026'. */
export function datesText(first: string, last: string): string {
  if (first === last) return dayAndYear(first);
  const [year, month, day] = last.split('-');
  if (!first.startsWith(`${year}-`)) return `${dayAndYear(first)} - ${dayAndYear(last)}`;
  const firstText = monthAndDay(first);
  return first.startsWith(`${year}-${month}-`)
    ? `${firstText}-${Number(day)}, ${year}`
    : `${firstText} - ${dayAndYear(last)}`;
}

/** Derives values from the stored data of the forum. */
export function forumFacts({ days, ...forum }: Forum): ForumFacts {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('The forum has no day.');
  const dates = datesText(first.date, last.date);
  return {
    ...forum,
    firstDay: first.date,
    lastDay: last.date,
    dates,
    datesAndPlace: forum.venue === undefined ? dates : `${dates}, ${forum.venue}`,
  };
}

/**
 * True if the forum of a year is over: a past forum, or the current one from the day after its last day.
 * @param now milliseconds since the epoch
 */
export function isForumOver(year: string, current: Forum, now: number): boolean {
  if (year !== forumYear(current)) return year < forumYear(current);
  const { lastDay, timeZone } = forumFacts(current);
  return wallDate(now, timeZone) > lastDay;
}
