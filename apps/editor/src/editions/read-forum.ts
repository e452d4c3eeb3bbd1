import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { safeParse } from 'zod/mini';

/** The fallback for facts of the forum that cannot be read. */
const UNKNOWN_FORUM = { timeZone: 'UTC', days: [] } as const;

/** The facts of the forum. Drafts and editions of before may have none that can be read. */
export const readForum = ({ forum }: EditionParts): Forum | undefined =>
  safeParse(forumSchema, forum).data;

/** Days and zone of the forum. */
export const forumDaysAndZone = (parts: EditionParts): Pick<Forum, 'timeZone' | 'days'> =>
  readForum(parts) ?? { ...UNKNOWN_FORUM, days: [...UNKNOWN_FORUM.days] };
