import * as z from 'zod/mini';
import { describedReleaseSchema } from './registry.ts';
import { appName } from './remote.ts';
import { schemaNumber } from '../base/schema-number.ts';

/**
 * The fields that shells read of the `release.json` of a previewed release. Unknown fields pass: the release may be
 * newer than the shell.
 */
export const releaseDescriptionSchema = z.extend(describedReleaseSchema, {
  schema: schemaNumber,
  name: appName,
});

export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;
