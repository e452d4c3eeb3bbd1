import type * as z from 'zod/mini';
import type { videosSchema } from './videos.schema.ts';

/** The films that the pages show. The id is a sample: put the association's own in its place. */
export const VIDEOS = {
  recap: { youtubeId: 'sampleVideo', title: 'Highlights of the RAADE African Development Forum' },
} as const satisfies z.infer<typeof videosSchema>;
