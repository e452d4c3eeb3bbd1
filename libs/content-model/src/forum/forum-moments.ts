import type { Forum, ForumDay } from './forum.schema.ts';
import { zonedIso } from './zoned-time.ts';

/** Moments of the forum, in ISO 8601 with the offset of its time zone. */
export interface ForumMoments {
  /** The moment that the countdown counts down to. */
  readonly countdownTarget: string;
  /** Last second of the last day. */
  readonly lastSecond: string;
}

/**
 * The moments of the forum. This function is separate from `forumFacts`, since most pages need only days, and code for
 * time zones would make them larger.
 */
export function forumMoments({ days, opening, timeZone }: Forum): ForumMoments {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('The forum has no day.');
  const momentOf = ({ date }: ForumDay, time: string) => zonedIso(date, time, timeZone);
  return {
    countdownTarget: momentOf(first, opening),
    lastSecond: momentOf(last, '23:59').replace('T23:59:00', 'T23:59:59'),
  };
}
