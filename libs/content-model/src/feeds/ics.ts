import { FEEDS } from '@raade/contracts/content/feeds';
import { calendarFile } from '../calendar/icalendar-text.ts';
import { sessionEvents } from '../calendar/session-event.ts';
import { newestFirst } from '../forum/archived-forum.ts';
import { programmeOf } from '../programme/programme.ts';
import { pastForumPath } from '../programme/session-address.ts';
import type { FeedInput } from './feed-input.ts';

/**
 * `schedule.ics`: every session, to subscribe to. Those of past forums stay, under the same UIDs: a session that is
 * missing counts as cancelled.
 */
export function scheduleCalendar({ content, revision, siteUrl }: FeedInput): string {
  const past = newestFirst(content['past-forums']).reverse();
  return calendarFile({
    name: content.forum.name,
    revision,
    events: [
      ...past.flatMap(({ id, ...forum }) => eventsOf(forum, siteUrl, pastForumPath(id))),
      ...eventsOf(content, siteUrl),
    ],
    source: new URL(FEEDS.calendar, siteUrl).href,
  });
}

const eventsOf = (
  programme: Pick<FeedInput['content'], 'forum' | 'sessions' | 'speakers'>,
  siteUrl: string,
  pastPath?: string,
) =>
  sessionEvents(programmeOf(programme), {
    ...{ venue: programme.forum.venue, siteUrl, pastPath },
  });
