import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

export const pictureSettingsSchema = z.object({
  /** The bucket of Cloud Storage with the editor's pictures; unset, they lie in Firestore. */
  PICTURES_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
          'must be the name of a bucket of 3 to 63 small letters, digits and dashes, like raade-live-pictures',
        ),
      ),
  ),
});

/** The bucket with the editor's pictures; undefined where they lie in Firestore. */
export function picturesBucket(): string | undefined {
  return readEnvironment(pictureSettingsSchema).PICTURES_BUCKET;
}
