import { projectPath, speakerPath } from '@raade/content-model/addresses/page-address';
import {
  FORUM_PATH,
  PAST_FORUMS_PATH,
  pastForumPath,
  sessionPath,
} from '@raade/content-model/program/session-address';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { textIn, valueAt } from '../items/field-values.ts';

const [HOME, ABOUT, STUDIOS] = ['/', '/about', '/studios'];

/** The page that shows each part of the content. */
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

/** The page on which visitors see an item, at its place: `/conference?day=2#session-lunch`. `days` are the ids of the days of the forum. */
export function pageOfItem(
  part: ContentPart,
  value: ContentValue,
  days: readonly string[],
): string {
  const textOf = (key: string) => textIn(valueAt(value, key));
  const item = { id: textOf('id'), slug: textOf('slug'), address: textOf('address') || undefined };
  if (part === 'sessions') return sessionPath(item.id, days.indexOf(textOf('day')) + 1);
  if (part === 'speakers') return speakerPath(item);
  if (part === 'projects') return projectPath(item);
  return part === 'past-forums' ? pastForumPath(item.id) : PAGES_OF_PARTS[part];
}
