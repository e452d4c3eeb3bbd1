import { forumSchema, type Forum } from '@raade/content-model/forum/forum.schema';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { safeParse } from 'zod/mini';

/** The facts of the forum; undefined if they do not fit the schema, as in drafts and old editions. */
export const readForum = ({ forum }: EditionParts): Forum | undefined =>
  safeParse(forumSchema, forum).data;
