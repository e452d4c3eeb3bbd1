import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { line } from '../fields/fields.ts';

export const videoSchema = z.strictObject({
  youtubeId: z
    .string()
    .check(z.regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube id'))
    .register(FIELDS, { label: 'YouTube id', help: 'What stands after watch?v= in its address.' }),
  title: line('Title', { help: 'Names the player for who cannot see it.' }),
});
export type Video = z.infer<typeof videoSchema>;

export const videosSchema = z.strictObject({ recap: videoSchema });
