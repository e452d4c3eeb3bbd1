import * as z from 'zod/mini';
import { underEitherName } from './old-release-name.ts';
import { describedPointerSchema, releaseIdSchema } from './registry.ts';
import { schemaNumber } from './schema-number.ts';
import { appName } from './remote.ts';

export const RELEASE_FILE = 'release.json';
export const RELEASES_FILE = 'releases.json';
/** The script that a remote's release is entered through. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * What shells read of the `release.json` of a release that is previewed. Fields that are not known pass: the release
 * may be newer than the shell.
 */
export const releaseDescriptionSchema = z.object({
  schema: schemaNumber,
  name: appName,
  pointer: describedPointerSchema,
});

export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;

/**
 * `release.json`, in the folder of each release: what its pointer says but for the address, and every file
 * that must answer before a pointer moves here (relative to the folder, without this file).
 */
export const releaseFileSchema = z.extend(releaseDescriptionSchema, {
  files: z.array(z.string()).check(z.minLength(1, 'must name the files of the release')),
});

export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** `releases.json`, at the root of a remote's site: the releases that it retains, the latest published first. */
export const releasesFileSchema = z.strictObject({
  schema: z.literal(1),
  releases: z.array(
    underEitherName(
      z.strictObject({
        release: releaseIdSchema,
        published_at: z.iso.datetime('must be an instant in UTC'),
      }),
    ),
  ),
});

export type ReleasesFile = z.infer<typeof releasesFileSchema>;

/** Reasons for moving a pointer. */
export const MOVE_KINDS = ['publish', 'promote', 'rollback'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** How many earlier moves a pointer remembers. `firestore.rules` repeats it. */
export const POINTER_HISTORY = 100;

/** Custom claim of an account that releases: the list of the apps whose pointers it may move. */
export const RELEASES_CLAIM = 'releases';
