import * as z from 'zod/mini';

/** A film on YouTube. */
const videoSchema = z.strictObject({
  /** The id after `watch?v=` in its address. */
  youtubeId: z.string().check(z.regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube id')),
  /** Names the player for who cannot see it. */
  title: z.string().check(z.minLength(1, 'must not be empty')),
});

export const videosSchema = z.strictObject({ recap: videoSchema });

export type Video = z.infer<typeof videoSchema>;
