import type { FeedInput } from '@raade/content-model/feeds/feed-input';
import { FEEDS } from '@raade/contracts/content/feeds';
import { scheduleCalendar } from '@raade/content-model/feeds/ics';
import { scheduleJson } from '@raade/content-model/feeds/schedule-json';
import { forumSchema } from '@raade/content-model/forum/forum.schema';
import { pastForumsSchema } from '@raade/content-model/forum/past-forums.schema';
import { sessionsSchema } from '@raade/content-model/forum/sessions.schema';
import { speakersSchema } from '@raade/content-model/forum/speakers.schema';
import { FORUM_PATH } from '@raade/content-model/programme/session-address';
import type { HeaderRule } from '../hosting/header-rules.ts';
import type { LiveContent } from './live-content.ts';

const fileOf = (address: string) => address.slice(1);

/** The parts of the content that feeds contain; undefined if one of them is invalid. */
function forumsIn({ parts }: LiveContent): FeedInput['content'] | undefined {
  const forum = forumSchema.safeParse(parts['forum']);
  const sessions = sessionsSchema.safeParse(parts['sessions']);
  const speakers = speakersSchema.safeParse(parts['speakers']);
  const past = pastForumsSchema.safeParse(parts['past-forums']);
  if (!forum.success || !sessions.success || !speakers.success) return undefined;
  return {
    ...{ forum: forum.data, sessions: sessions.data, speakers: speakers.data },
    'past-forums': past.data ?? [],
  };
}

/**
 * The schedule as JSON for conference apps, and as a calendar, which also contains past forums, so that subscribers do
 * not lose them. A feed without sessions is left out.
 */
export function feedFiles(content: LiveContent, siteUrl: string): ReadonlyMap<string, string> {
  const forums = forumsIn(content);
  if (!forums) return new Map();
  const input: FeedInput = { content: forums, revision: content.revision, siteUrl };
  return new Map([
    ...([forums, ...forums['past-forums']].some(({ sessions }) => sessions.length > 0)
      ? [[fileOf(FEEDS.calendar), scheduleCalendar(input)] as const]
      : []),
    ...(forums.sessions.length > 0 ? [[fileOf(FEEDS.json), scheduleJson(input)] as const] : []),
  ]);
}

/** Headers of files that pages of other sites may read, too. */
const OPEN = [
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

const TYPES = {
  [FEEDS.calendar]: 'text/calendar',
  [FEEDS.json]: 'application/json',
} as const;

const typesIn = (documents: ReadonlyMap<string, string>) =>
  Object.entries(TYPES).filter(([address]) => documents.has(fileOf(address)));

/**
 * The headers of the feeds.
 * @param documents all files of the site
 */
export function feedRules(documents: ReadonlyMap<string, string>): HeaderRule[] {
  return typesIn(documents).map(([source, type]) => ({
    source,
    headers: [{ key: 'Content-Type', value: `${type}; charset=utf-8` }, ...OPEN],
  }));
}

/** A link to a page in another format. */
export interface Alternate {
  /** Absolute path. */
  readonly href: string;
  /** The media type. */
  readonly type: string;
  readonly title: string;
}

/**
 * The feeds that the head of the forum page links, so that programs find them by the address of the page.
 * @param feeds the feeds of the site
 */
export function feedAlternates(path: string, feeds: ReadonlyMap<string, string>): Alternate[] {
  if (path !== FORUM_PATH) return [];
  return typesIn(feeds).map(([href, type]) => ({ href, type, title: 'Schedule' }));
}
