import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import type { PageHead } from '@raade/platform';

export const FORUM_HEAD: PageHead = {
  title: FORUM_TEXTS.pageTitle ?? FORUM.name,
  description: `The ${FORUM.name}, ${FORUM.dates}, at ${FORUM.venue}: speakers, workshops and new partners.`,
};
