import * as z from 'zod/mini';
import { describedReleaseSchema } from './registry.ts';
import { appName } from './remote.ts';
import { schemaNumber } from '../base/schema-number.ts';

/**
 * What shells read of the `release.json` of a release that is previewed. Fields that are not known pass: the release
 * may be newer than the shell.
 */
export const releaseDescriptionSchema = z.extend(describedReleaseSchema, {
  schema: schemaNumber,
  name: appName,
});

export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;
