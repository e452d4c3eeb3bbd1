import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { forumMoments } from '@raade/content-model/forum/forum-moments';
import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { sessionsSchema } from '@raade/content-model/forum/sessions.schema';
import { hoursOf } from '@raade/content-model/programme/hours-of';
import { programmeOf } from '@raade/content-model/programme/programme';
import type { PhaseFacts } from '@raade/contracts/content/forum-phase';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { LiveContent } from './live-content.ts';

/** The data that decides the forum phase on each day; undefined if the content has no forum. */
export function phaseFactsOf({ parts }: Pick<LiveContent, 'parts'>): PhaseFacts | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  return forum.success ? forumFacts(forum.data) : undefined;
}

/** The data of the forum for the frame; undefined if the content has no forum. */
export function siteForumOf({ parts }: Pick<LiveContent, 'parts'>): SiteForum | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  const sessions = sessionsSchema.safeParse(parts['sessions']);
  if (!forum.success || !sessions.success) return undefined;
  const { name, dates, venue, timeZone } = forumFacts(forum.data);
  const { countdownTarget, lastSecond } = forumMoments(forum.data);
  const programme = programmeOf({ forum: forum.data, sessions: sessions.data, speakers: [] });
  const { start, end } = hoursOf(programme.flatMap(({ sessions: onDay }) => onDay)) ?? {
    start: countdownTarget,
    end: lastSecond,
  };
  // If the last session ends after midnight, the countdown stays until then.
  const last = Date.parse(end) > Date.parse(lastSecond) ? end : lastSecond;
  return { name, dates, venue, timeZone, countdownTarget, lastSecond: last, start, end };
}
