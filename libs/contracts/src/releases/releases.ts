import * as z from 'zod/mini';
import { integritySchema, releaseIdSchema } from './registry.ts';
import { appName } from './remote.ts';

export type { ReleasedFile, Release } from './release.ts';

export const RELEASE_FILE = 'release.json';
export const RELEASES_FILE = 'releases.json';
/** The script that a remote's release is entered through. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** Which release of an app is live. Where it lies is said by the environment, which no team can write. */
export const pointerSchema = z.strictObject({
  app: appName,
  release: releaseIdSchema,
  /** Of `release.json`. */
  digest: integritySchema,
});

export type Pointer = z.infer<typeof pointerSchema>;

/** `releases.json`, at the root of a remote's site: the releases that it retains, the latest published first. */
export const releasesFileSchema = z.strictObject({
  schema: z.literal(1),
  releases: z.array(
    z.strictObject({
      release: releaseIdSchema,
      published_at: z.iso.datetime('must be an instant in UTC'),
    }),
  ),
});

export type ReleasesFile = z.infer<typeof releasesFileSchema>;

/** Reasons for moving a pointer. */
export const MOVE_KINDS = ['publish', 'promote', 'rollback'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** How many earlier moves a pointer remembers. */
export const POINTER_HISTORY = 100;

/** Custom claim of an account that releases: the list of the apps whose pointers it may move. */
export const RELEASES_CLAIM = 'releases';
