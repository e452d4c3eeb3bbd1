import * as z from 'zod/mini';
import { underEitherName } from './old-release-name.ts';
import { describedReleaseSchema, integritySchema, releaseIdSchema } from './registry.ts';
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
  pointer: describedReleaseSchema,
});

export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;

/** Relative, of plain letters, and never above its own folder: `js/page.0123abcd.js`. */
const RELEASED_PATH = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

const releasedFileSchema = z.strictObject({
  path: z.string().check(z.regex(RELEASED_PATH, 'must be a path below the release')),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  integrity: integritySchema,
});

export type ReleasedFile = z.infer<typeof releasedFileSchema>;

/** Id of a release that vouches for its files: 32 hex digits of a hash over their list. Older ones had 16. */
export const VOUCHED_ID = /^[0-9a-f]{32}$/;

const vouchedIdSchema = z
  .string()
  .check(z.regex(VOUCHED_ID, 'must be a release id of 32 hex digits'));

/**
 * `release.json`, in the folder of each release: what it says of itself, and every file with its hash. The pointer to
 * the release vouches for this file, and this file for all others, so nobody has to trust the site that they lie on.
 */
export const releaseFileSchema = z.extend(releaseDescriptionSchema, {
  files: z.array(releasedFileSchema).check(z.minLength(1, 'must name the files of the release')),
  /** Addresses of its pages. */
  pages: z.array(z.string()),
  /** The commit that it was built from, if all of that was in a commit. */
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/, 'must be a commit'))),
});

export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** Which release of an app is live. Where it lies is said by the environment, which no team can write. */
export const pointerSchema = z.strictObject({
  app: appName,
  release: vouchedIdSchema,
  /** Of `release.json`. */
  digest: integritySchema,
});

export type Pointer = z.infer<typeof pointerSchema>;

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
