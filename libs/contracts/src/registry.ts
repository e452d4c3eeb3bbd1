import * as z from 'zod/mini';
import { ownershipConflicts } from './ownership-conflicts.ts';
import { underEitherName } from './old-release-name.ts';
import { schemaNumber } from './schema-number.ts';
import { ownedPath, platformRange, remoteName, slotName } from './remote.ts';

/** Hex digits of a hash over all files of a release: 32, and 16 of older releases. */
export const RELEASE_ID = /^[0-9a-f]{16}(?:[0-9a-f]{16})?$/;

export const releaseIdSchema = z
  .string()
  .check(z.regex(RELEASE_ID, 'must be a release id of 32 hex digits'));

/**
 * A release's facts about itself, wherever it lies. `integrity` is the Subresource Integrity value of its entry
 * (https://www.w3.org/TR/SRI/).
 */
const selfDescription = {
  release: releaseIdSchema,
  integrity: z
    .string()
    .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value')),
  platform: platformRange,
  paths: z.array(ownedPath),
  slots: z.array(slotName),
};

/** A pointer without the address. */
export const describedPointerSchema = underEitherName(z.object(selfDescription));

/**
 * One remote's pointer, which names the immutable release that is live. Fields that are not known pass: shells of
 * today read what later releases add. `check-closed.ts` refuses them where a registry is written. `url` is the entry
 * script.
 */
export const releasePointerSchema = underEitherName(
  z.object({ url: z.url('must be the absolute URL of the remote entry'), ...selfDescription }),
);

export type ReleasePointer = z.infer<typeof releasePointerSchema>;

/** `registry.json`: the live release of each remote. Paths and slots have one owner each. Open, as its pointers are. */
export const registrySchema = z
  .object({
    schema: schemaNumber,
    remotes: z.record(remoteName, releasePointerSchema),
  })
  .check(({ value, issues }) => {
    for (const message of ownershipConflicts(value.remotes)) {
      issues.push({ code: 'custom', input: value, path: ['remotes'], message });
    }
  });

export type Registry = z.infer<typeof registrySchema>;
