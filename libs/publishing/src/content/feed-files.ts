import type { FeedInput } from '@raade/content-model/feeds/feed-input';
import { CALENDAR_FEED } from '@raade/contracts/content/feeds';
import { scheduleCalendar } from '@raade/content-model/feeds/ics';
import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { pastForumsSchema } from '@raade/content-model/forum/past-forums.schema';
import { sessionsSchema } from '@raade/content-model/forum/sessions.schema';
import { speakersSchema } from '@raade/content-model/forum/speakers.schema';
import { FORUM_PATH } from '@raade/content-model/program/session-address';
import type { HeaderRule } from '../hosting/header-rules.ts';
import type { LiveContent } from './live-content.ts';

const FEED_FILE = CALENDAR_FEED.slice(1);
const MEDIA_TYPE = 'text/calendar';

/** The parts of the content that the feed contains; undefined if one of them is invalid. */
function forumsIn({ parts }: LiveContent): FeedInput['content'] | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  const sessions = sessionsSchema.safeParse(parts['sessions']);
  const speakers = speakersSchema.safeParse(parts['speakers']);
  const past = pastForumsSchema.safeParse(parts['past-forums']);
  if (!forum.success || !sessions.success || !speakers.success) return undefined;
  return {
    forum: forum.data,
    sessions: sessions.data,
    speakers: speakers.data,
    'past-forums': past.data ?? [],
  };
}

/**
 * The schedule as a calendar, which also contains past forums, so that subscribers do not lose them. Without sessions
 * there is none.
 */
export function feedFiles(content: LiveContent, siteUrl: string): ReadonlyMap<string, string> {
  const forums = forumsIn(content);
  const hasSessions =
    forums && [forums, ...forums['past-forums']].some(({ sessions }) => sessions.length > 0);
  if (!hasSessions) return new Map();
  const input = { content: forums, revision: content.revision, siteUrl };
  return new Map([[FEED_FILE, scheduleCalendar(input)]]);
}

/**
 * The headers of the feed, which pages of other sites may read, too.
 * @param documents all files of the site
 */
export const feedRules = (documents: ReadonlyMap<string, string>): readonly HeaderRule[] =>
  documents.has(FEED_FILE)
    ? [
        {
          source: CALENDAR_FEED,
          headers: [
            { key: 'Content-Type', value: `${MEDIA_TYPE}; charset=utf-8` },
            { key: 'Access-Control-Allow-Origin', value: '*' },
            { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
          ],
        },
      ]
    : [];

/** A link to a page in another format. */
export interface Alternate {
  /** Absolute path. */
  readonly href: string;
  /** The media type. */
  readonly type: string;
  readonly title: string;
}

/**
 * The feed that the head of the forum page links, so that programs find it by the address of the page.
 * @param feeds the feeds of the site
 */
export const feedAlternates = (path: string, feeds: ReadonlyMap<string, string>): Alternate[] =>
  path === FORUM_PATH && feeds.has(FEED_FILE)
    ? [{ href: CALENDAR_FEED, type: MEDIA_TYPE, title: 'Schedule' }]
    : [];
