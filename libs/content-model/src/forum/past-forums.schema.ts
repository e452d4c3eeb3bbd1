import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { list } from '../fields/fields.ts';
import { videoSchema } from '../pages/videos.schema.ts';
import { forumSchema } from './forum.schema.ts';
import { sessionsSchema } from './sessions.schema.ts';
import { speakersSchema } from './speakers.schema.ts';

const MOST_FILMS = 6;
/** All past forums are one part, which must fit into one Firestore document. */
const MOST_FORUMS = 20;

/** A past forum with its own copy of all data, independent of the current forum. */
export const pastForumSchema = z.strictObject({
  id: z
    .string()
    .check(z.regex(/^\d{4}$/, 'must be the year of its first day, like 2025'))
    .register(FIELDS, {
      label: 'Year',
      help: 'The year of its first day. It is part of the address of its page.',
    }),
  forum: forumSchema,
  sessions: sessionsSchema,
  speakers: speakersSchema,
  films: list('Films', videoSchema, { max: MOST_FILMS }),
});
export type PastForum = z.infer<typeof pastForumSchema>;

export const pastForumsSchema = list('Past forums', pastForumSchema, { max: MOST_FORUMS });
