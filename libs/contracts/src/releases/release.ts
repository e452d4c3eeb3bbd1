import * as z from 'zod/mini';
import { integritySchema } from './registry.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releaseFactsSchema } from './release-facts.ts';
import { SHELL } from './shell-files.ts';

/** Relative, of plain letters, and never above its own folder: `js/page.0123abcd.js`. */
const RELEASED_PATH = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

const releasedFileSchema = z.strictObject({
  path: z.string().check(z.regex(RELEASED_PATH, 'must be a path below the release')),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  integrity: integritySchema,
});

export type ReleasedFile = z.infer<typeof releasedFileSchema>;

/**
 * `release.json`, in the folder of each release: what it says of itself, and every file with its hash. The pointer to
 * the release vouches for this file, and this file for all others, so nobody has to trust the site that they lie on.
 */
export const releaseSchema = z
  .extend(releaseDescriptionSchema, {
    files: z.array(releasedFileSchema).check(z.minLength(1, 'must name the files of the release')),
    /** Addresses of its pages. */
    pages: z.array(z.string()),
    /** Names that it uses and gives. */
    facts: releaseFactsSchema,
  })
  .check(
    z.refine(({ name, facts }) => (name === SHELL ? facts.gives : facts.uses) !== undefined, {
      path: ['facts'],
      error: 'must say what a shell gives, or what a remote uses',
    }),
  );

export type Release = z.infer<typeof releaseSchema>;
