import type { Revision } from '@raade/contracts/content/content-data';
import type { Content } from '../content.schema.ts';

/** The content and settings that a feed is built from. */
export interface FeedInput {
  readonly content: Pick<Content, 'forum' | 'sessions' | 'speakers' | 'past-forums'>;
  readonly revision: Revision;
  /** Origin of the site. */
  readonly siteUrl: string;
}
