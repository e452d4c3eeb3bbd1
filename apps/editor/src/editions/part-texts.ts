import type { ContentPart } from '@raade/contracts/content/parts';
import { FORUM_PATH } from '@raade/content-model/programme/session-address';

interface PartText {
  readonly name: string;
  /** The page of the site on which it is seen. */
  readonly page: string;
}

const ABOUT = '/about';

/** What editors know each part of the content by, and where visitors see it. */
export const PART_TEXTS: Readonly<Record<ContentPart, PartText>> = {
  forum: { name: 'Forum', page: FORUM_PATH },
  'forum-phases': { name: 'Phases of the forum', page: FORUM_PATH },
  'forum-page': { name: 'Page of the forum', page: FORUM_PATH },
  sessions: { name: 'Sessions', page: FORUM_PATH },
  speakers: { name: 'Speakers', page: FORUM_PATH },
  sponsors: { name: 'Sponsors', page: FORUM_PATH },
  attendees: { name: 'Attendees', page: FORUM_PATH },
  projects: { name: 'Projects', page: '/studios' },
  studios: { name: 'Studios', page: '/studios' },
  home: { name: 'Home', page: '/' },
  about: { name: 'About', page: ABOUT },
  team: { name: 'Team', page: ABOUT },
  videos: { name: 'Videos', page: '/' },
  contact: { name: 'Contact', page: '/contact' },
  privacy: { name: 'Privacy policy', page: '/privacy' },
};
