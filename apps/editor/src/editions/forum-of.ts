import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { safeParse } from 'zod/mini';

/** What stands in for facts of the forum that cannot be read. */
const NOWHERE = { timeZone: 'UTC', days: [] } as const;

/** Days and zone of the forum. Drafts and editions of before may have none that can be read. */
export function forumOf({ forum }: EditionParts): Pick<Forum, 'timeZone' | 'days'> {
  return safeParse(forumSchema, forum).data ?? { ...NOWHERE, days: [...NOWHERE.days] };
}
