import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { forumMoments } from '@raade/content-model/forum/forum-moments';
import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { sessionsSchema } from '@raade/content-model/forum/sessions.schema';
import { programmeOf } from '@raade/content-model/programme/programme';
import type { PhaseFacts } from '@raade/contracts/content/forum-phase';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { LiveContent } from './live-content.ts';

/** What the forum's phases follow from; undefined where the content tells of none. */
export function phaseFactsOf({ parts }: Pick<LiveContent, 'parts'>): PhaseFacts | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  return forum.success ? forumFacts(forum.data) : undefined;
}

/** What the frame says of the forum; undefined where the content tells of none. */
export function siteForumOf({ parts }: Pick<LiveContent, 'parts'>): SiteForum | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  const sessions = sessionsSchema.safeParse(parts['sessions']);
  if (!forum.success || !sessions.success) return undefined;
  const { name, dates, venue, timeZone } = forumFacts(forum.data);
  const { countdownTarget, lastSecond } = forumMoments(forum.data);
  const programme = programmeOf({ forum: forum.data, sessions: sessions.data, speakers: [] });
  const all = programme.flatMap((day) => day.sessions);
  const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);
  const [start = countdownTarget] = all.map((session) => session.start).sort(byTime);
  const end =
    all
      .map((session) => session.end)
      .sort(byTime)
      .at(-1) ?? lastSecond;
  // The countdown stays while the last night goes on into the day after.
  const last = byTime(end, lastSecond) > 0 ? end : lastSecond;
  return { name, dates, venue, timeZone, countdownTarget, lastSecond: last, start, end };
}
