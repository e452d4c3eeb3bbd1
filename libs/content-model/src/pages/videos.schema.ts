import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { line } from '../fields/fields.ts';

/** A video on YouTube. */
export const videoSchema = z.strictObject({
  youtubeId: z
    .string()
    .check(z.regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube id'))
    .register(FIELDS, {
      label: 'YouTube id',
      help: 'The characters after watch?v= in the address of the video.',
    }),
  title: line('Title', { help: 'Screen readers announce the video player with this title.' }),
});
export type Video = z.infer<typeof videoSchema>;

/** The videos that pages show. */
export const videosSchema = z.strictObject({ recap: videoSchema });
