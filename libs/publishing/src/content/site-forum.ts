import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { forumMoments } from '@raade/content-model/forum/forum-moments';
import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { sessionsSchema } from '@raade/content-model/forum/sessions.schema';
import { hoursOf } from '@raade/content-model/program/hours-of';
import { programOf } from '@raade/content-model/program/program';
import type { PhaseFacts } from '@raade/contracts/content/forum-phase';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { LiveContent } from './live-content.ts';

/** The data that decides the forum phase on each day; undefined if the forum is missing or invalid. */
export function phaseFactsOf({ parts }: Pick<LiveContent, 'parts'>): PhaseFacts | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  return forum.success ? forumFacts(forum.data) : undefined;
}

/** The data of the forum for the frame; undefined if the forum or its sessions are missing or invalid. */
export function siteForumOf({ parts }: Pick<LiveContent, 'parts'>): SiteForum | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  const sessions = sessionsSchema.safeParse(parts['sessions']);
  if (!forum.success || !sessions.success) return undefined;
  const { name, dates, venue, timeZone } = forumFacts(forum.data);
  const { countdownTarget, lastSecond: endOfLastDay } = forumMoments(forum.data);
  const program = programOf({ forum: forum.data, sessions: sessions.data, speakers: [] });
  const { start, end } = hoursOf(program.flatMap(({ sessions: onDay }) => onDay)) ?? {
    start: countdownTarget,
    end: endOfLastDay,
  };
  // The frame removes the countdown after the last day or, if the last session ends after midnight, after that session.
  const lastSecond = Date.parse(end) > Date.parse(endOfLastDay) ? end : endOfLastDay;
  return { name, dates, venue, timeZone, countdownTarget, lastSecond, start, end };
}
