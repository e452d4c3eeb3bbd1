import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { safeParse } from 'zod/mini';

/** The fallback for facts of the forum that cannot be read. */
const NOWHERE = { timeZone: 'UTC', days: [] } as const;

/** The facts of the forum. Drafts and editions of before may have none that can be read. */
export const readForum = ({ forum }: EditionParts): Forum | undefined =>
  safeParse(forumSchema, forum).data;

/** Days and zone of the forum. */
export const forumOf = (parts: EditionParts): Pick<Forum, 'timeZone' | 'days'> =>
  readForum(parts) ?? { ...NOWHERE, days: [...NOWHERE.days] };
