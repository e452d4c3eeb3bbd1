import { FORUM_PATH, PAST_FORUMS_PATH } from '@raade/content-model/programme/session-address';
import type { ContentPart } from '@raade/contracts/content/parts';

const [HOME, ABOUT, STUDIOS] = ['/', '/about', '/studios'];

/** Where visitors see each part of the content. */
export const PAGES_OF_PARTS: Readonly<Record<ContentPart, string>> = {
  forum: FORUM_PATH,
  'forum-phases': FORUM_PATH,
  'forum-page': FORUM_PATH,
  sessions: FORUM_PATH,
  speakers: FORUM_PATH,
  'past-forums': PAST_FORUMS_PATH,
  sponsors: FORUM_PATH,
  attendees: FORUM_PATH,
  projects: STUDIOS,
  studios: STUDIOS,
  home: HOME,
  about: ABOUT,
  team: ABOUT,
  videos: HOME,
  giving: '/donate',
  applications: '/apply/partner',
  // No page shows the two parts below.
  mails: HOME,
  brand: HOME,
  contact: '/contact',
  privacy: '/privacy',
};
