import * as z from 'zod/mini';
import { policyFields } from './areas.ts';
import { remoteLinksSchema } from './navigation.ts';

/** `home`, `conference/register`, or `projects/*`: relative, without slashes at the ends. The empty path is the home page. */
const OWNED_PATH = /^$|^[a-z0-9-]+(\/[a-z0-9-]+)*(\/\*)?$/;
const REMOTE_NAME = /^[a-z][a-z0-9]*$/;
const SLOT_NAME = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/;

/** Name of a remote: also the name of its global variable, so it has no hyphen. */
export const remoteName = z
  .string()
  .check(z.regex(REMOTE_NAME, 'must be lower-case letters and digits, like "giving"'));

export const ownedPath = z
  .string()
  .check(
    z.regex(
      OWNED_PATH,
      'must be relative and lower-case, like "apply/*" or "contact"; "" is the home page',
    ),
  );

export const slotName = z
  .string()
  .check(z.regex(SLOT_NAME, 'must be dotted lower-case words, like "conference.donation"'));

/** Semver range of `@raade/platform`; whether it parses is checked where semver is at hand (build, compose). */
export const platformRange = z
  .string()
  .check(z.minLength(1, 'must be a semver range, like "^1.0.0"'));

/**
 * `remote.json`: what a remote says of itself as data. The build fails if it disagrees with
 * `src/remote.tsx`, and the registry repeats it, so the shell knows paths and slots without loading code.
 */
export const remoteManifestSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: remoteName,
  platform: platformRange,
  paths: z.array(ownedPath),
  slots: z.array(slotName),
  /** Links to its pages that the frame shows. */
  links: z.optional(remoteLinksSchema),
  ...policyFields,
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
