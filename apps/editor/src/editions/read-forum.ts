import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { safeParse } from 'zod/mini';

/** The fallback for facts of the forum that cannot be read. */
const UNKNOWN_FORUM = { timeZone: 'UTC', days: [] } as const;

/** The facts of the forum; undefined if they do not fit the schema, as in drafts and old editions. */
export const readForum = ({ forum }: EditionParts): Forum | undefined =>
  safeParse(forumSchema, forum).data;

/** The days and time zone of the forum; no days in UTC if its facts do not fit the schema. */
export const forumDaysAndZone = (parts: EditionParts): Pick<Forum, 'timeZone' | 'days'> =>
  readForum(parts) ?? { ...UNKNOWN_FORUM, days: [...UNKNOWN_FORUM.days] };
