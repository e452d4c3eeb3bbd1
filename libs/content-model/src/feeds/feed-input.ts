import type { Revision } from '@raade/contracts/content-data';
import type { Content } from '../content.schema.ts';

/** What a feed is made of. */
export interface FeedInput {
  readonly content: Pick<Content, 'forum' | 'sessions' | 'speakers'>;
  readonly revision: Revision;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/** The feeds' addresses from the site's root. They never change: people have subscribed to them. */
export const FEEDS = {
  calendar: '/schedule.ics',
  json: '/schedule.json',
  xml: '/schedule.xml',
} as const;
