import * as z from 'zod/mini';
import { policyFields } from '../site/areas.ts';
import { CONTENT_FOLDER } from '../content/content-block.ts';
import { HTML_SHEET } from '../site/html-sheet.ts';
import { remoteLinksSchema } from '../site/navigation.ts';
import { SHELL } from './shell-files.ts';

/**
 * A path like `home`, `conference/register`, or `projects/*`: relative, without slashes at the ends. The empty path is
 * the home page.
 */
const OWNED_PATH = /^$|^[a-z0-9-]+(\/[a-z0-9-]+)*(\/\*)?$/;
const REMOTE_NAME = /^[a-z][a-z0-9]*$/;
const SLOT_NAME = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/;

/** First path segments that the site itself uses: releases, content, pages of the publisher and of Hosting. */
const RESERVED_PATHS = ['r', CONTENT_FOLDER, 'index', '404', HTML_SHEET.slice(1)];

/** Names with another meaning: the shell's, the reserved paths, and a property that every object has. */
const RESERVED_NAMES = [SHELL, 'constructor', ...RESERVED_PATHS];

/** Name of an app. It becomes part of global variables, so it has no hyphen. */
export const appName = z
  .string()
  .check(z.regex(REMOTE_NAME, 'must be lower-case letters and digits, like "giving"'));

export const remoteName = appName.check(
  z.refine((name) => !RESERVED_NAMES.includes(name), 'must be no name that the site itself has'),
);

export const ownedPath = z.string().check(
  z.regex(
    OWNED_PATH,
    'must be relative and lower-case, like "apply/*" or "contact"; "" is the home page',
  ),
  z.refine(
    (path) => !RESERVED_PATHS.includes(path.split('/')[0] ?? ''),
    'must not begin with what the site itself has there',
  ),
);

export const slotName = z
  .string()
  .check(z.regex(SLOT_NAME, 'must be dotted lower-case words, like "conference.donation"'));

/** Semver range of `@raade/platform`; build and compose check its syntax. */
export const platformRange = z
  .string()
  .check(z.minLength(1, 'must be a semver range, like "^1.0.0"'));

/**
 * `remote.json`: the facts of a remote as data, so that the shell knows its paths and slots without loading code. The
 * build fails if it disagrees with `src/remote.tsx`; the registry repeats it.
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
