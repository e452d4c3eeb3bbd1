import * as z from 'zod/mini';
import { integritySchema, releaseIdSchema } from './registry.ts';
import { appName } from './remote.ts';

export type { ReleasedFile, Release } from './release.ts';

export const RELEASE_FILE = 'release.json';
export const RELEASES_FILE = 'releases.json';
/** The entry script of a remote's release. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * The live release of an app. Its address is not stored: the environment names it, which no team of an app can change.
 */
export const pointerSchema = z.strictObject({
  app: appName,
  release: releaseIdSchema,
  /** Digest of `release.json`. */
  digest: integritySchema,
});

export type Pointer = z.infer<typeof pointerSchema>;

/** `releases.json`, at the root of a remote's site: the stored releases, the latest first. */
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

/** Limit of stored moves of a pointer. */
export const POINTER_HISTORY = 100;

/** Custom claim of an account: the apps whose pointers it may move. */
export const RELEASES_CLAIM = 'releases';
