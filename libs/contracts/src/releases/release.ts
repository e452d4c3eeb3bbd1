import * as z from 'zod/mini';
import { integritySchema } from './registry.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releaseFactsSchema } from './release-facts.ts';
import { SHELL } from './shell-files.ts';

/** A relative path of plain characters that cannot leave its folder: `js/page.0123abcd.js`. */
const RELEASED_PATH = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

const releasedFileSchema = z.strictObject({
  path: z.string().check(z.regex(RELEASED_PATH, 'must be a path below the release')),
  /** Size in bytes. */
  size: z.int().check(z.nonnegative()),
  integrity: integritySchema,
});

export type ReleasedFile = z.infer<typeof releasedFileSchema>;

/**
 * `release.json`, in the folder of each release: its description, and all files with their hashes. The pointer contains
 * the hash of this file, and this file the hashes of all others, so the site with the files need not be trusted.
 */
export const releaseSchema = z
  .extend(releaseDescriptionSchema, {
    files: z.array(releasedFileSchema).check(z.minLength(1, 'must name the files of the release')),
    /** Addresses of its pages. */
    pages: z.array(z.string()),
    /** Names that the release uses and gives. */
    facts: releaseFactsSchema,
  })
  .check(
    z.refine(({ name, facts }) => (name === SHELL ? facts.gives : facts.uses) !== undefined, {
      path: ['facts'],
      error: 'must say what a shell gives, or what a remote uses',
    }),
  );

export type Release = z.infer<typeof releaseSchema>;
