import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

export const pictureSettingsSchema = z.object({
  /** Bucket of Cloud Storage for uploaded pictures; if unset, they are stored in Firestore. */
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

/** Bucket for uploaded pictures; undefined if they are stored in Firestore. */
export function picturesBucket(): string | undefined {
  return readEnvironment(pictureSettingsSchema).PICTURES_BUCKET;
}
