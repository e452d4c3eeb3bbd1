import { dayAndYear, monthAndDay } from './day-text.ts';
import type { Forum } from './forum.schema.ts';
import { wallDate } from './time-in-zone.ts';

/** Facts of the forum that others follow from. Days are like `2025-04-11`, in the forum's zone. */
export interface ForumFacts extends Omit<Forum, 'days'> {
  readonly firstDay: string;
  readonly lastDay: string;
  /** 'April 11-12, 2025'. */
  readonly dates: string;
  /** 'April 11-12, 2025, Rice University, Houston, TX'; the dates alone while nobody knows the place. */
  readonly datesAndPlace: string;
}

/** '2025': the year of its first day, by which a forum is known for ever. */
export const forumYear = ({ days }: Pick<Forum, 'days'>): string => days[0]?.date.slice(0, 4) ?? '';

/** 'April 11-12, 2025', 'March 30 - April 1, 2025', 'December 31, 2025 - January 1, 2026'. */
export function datesText(first: string, last: string): string {
  if (first === last) return dayAndYear(first);
  const [year, month, day] = last.split('-');
  if (!first.startsWith(`${year}-`)) return `${dayAndYear(first)} - ${dayAndYear(last)}`;
  const from = monthAndDay(first);
  return first.startsWith(`${year}-${month}-`)
    ? `${from}-${Number(day)}, ${year}`
    : `${from} - ${dayAndYear(last)}`;
}

/** The facts that follow from what is stored of the forum. */
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

/** True for the year of a past forum, and for that of the current one from the day after its last one on. */
export function isForumOver(year: string, current: Forum, now: number): boolean {
  if (year !== forumYear(current)) return year < forumYear(current);
  const { lastDay, timeZone } = forumFacts(current);
  return wallDate(now, timeZone) > lastDay;
}
