import * as z from 'zod/mini';
import { describedReleaseSchema } from './registry.ts';
import { appName } from './remote.ts';
import { schemaNumber } from '../base/schema-number.ts';

/**
 * The fields of a previewed release's `release.json` that shells read. Unknown fields are ignored, since the release
 * may be newer than the shell.
 */
export const releaseDescriptionSchema = z.extend(describedReleaseSchema, {
  schema: schemaNumber,
  name: appName,
});

export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;
