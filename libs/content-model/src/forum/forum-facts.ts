import type { Forum } from './forum.schema.ts';

/** Facts of the forum that others follow from. Days are like `2025-04-11`, in the forum's zone. */
export interface ForumFacts extends Omit<Forum, 'days'> {
  readonly firstDay: string;
  readonly lastDay: string;
  /** 'April 11-12, 2025'. */
  readonly dates: string;
}

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(Date.parse(date));

const LONG = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** 'April 11-12, 2025', 'March 30 - April 1, 2025', 'December 31, 2025 - January 1, 2026'. */
export function datesText(first: string, last: string): string {
  if (first === last) return format(first, LONG);
  const [year, month, day] = last.split('-');
  if (!first.startsWith(`${year}-`)) return `${format(first, LONG)} - ${format(last, LONG)}`;
  const from = format(first, { month: 'long', day: 'numeric' });
  return first.startsWith(`${year}-${month}-`)
    ? `${from}-${Number(day)}, ${year}`
    : `${from} - ${format(last, LONG)}`;
}

/** The facts that follow from what is stored of the forum. */
export function forumFacts({ days, ...forum }: Forum): ForumFacts {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('The forum has no day.');
  return {
    ...forum,
    firstDay: first.date,
    lastDay: last.date,
    dates: datesText(first.date, last.date),
  };
}
