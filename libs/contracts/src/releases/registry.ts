import * as z from 'zod/mini';
import { schemaNumber } from '../base/schema-number.ts';
import { ownedPath, platformRange, remoteName, slotName } from './remote.ts';
import { overlap } from './owned-paths.ts';

/** 32 hex digits of a hash over all files of a release. */
export const RELEASE_ID = /^[0-9a-f]{32}$/;

export const releaseIdSchema = z
  .string()
  .check(z.regex(RELEASE_ID, 'must be a release id of 32 hex digits'));

export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value'));

/**
 * The facts of a release that do not depend on its address. `integrity` is the Subresource Integrity value of its entry
 * (https://www.w3.org/TR/SRI/).
 */
export const describedReleaseSchema = z.object({
  release: releaseIdSchema,
  integrity: integritySchema,
  platform: platformRange,
  paths: z.array(ownedPath),
  slots: z.array(slotName),
  /** Integrity of its `search.json`, if it has one. */
  search: z.optional(integritySchema),
});

/** True if the URL is a file of that release, on any site. */
function isAddressOf({ url, release }: { url: string; release: string }): boolean {
  const { protocol, pathname, search, username } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && search === '' && pathname.startsWith(`/r/${release}/`);
}

/**
 * The live release of a remote, with the address of its entry script. The publisher derives it from a pointer, for
 * browsers. Unknown fields are ignored, since shells may be older than releases; `check-closed.ts` refuses them when a
 * registry is written.
 */
export const liveReleaseSchema = z
  .object({
    url: z.url('must be the absolute URL of the remote entry'),
    ...describedReleaseSchema.shape,
  })
  .check(
    z.refine(isAddressOf, {
      path: ['url'],
      error:
        'must be an address of that release, like https://example.org/r/<release>/remoteEntry.js',
      // With other issues, `url` may be no URL, and `isAddressOf` would throw.
      when: ({ issues }) => issues.length === 0,
    }),
  );

export type LiveRelease = z.infer<typeof liveReleaseSchema>;

/**
 * `registry.json`, and its copy in each page: the live release of each remote. Each path and slot belongs to one
 * remote. Unknown fields are ignored.
 */
export const registrySchema = z
  .object({
    schema: schemaNumber,
    /** With `page`, the registry contains only the remotes that the page may need; otherwise all remotes. */
    scope: z.optional(z.literal('page')),
    remotes: z.record(remoteName, liveReleaseSchema),
    /** Id of the content of the site's pages; it changes when the content does. */
    content: z.optional(z.string()),
    /** Integrity of the site's `search.json`; without it, each release has its own file. */
    search: z.optional(integritySchema),
  })
  .check(({ value, issues }) => {
    for (const message of describeConflicts(value.remotes)) {
      issues.push({ code: 'custom', input: value, path: ['remotes'], message });
    }
  });

export type Registry = z.infer<typeof registrySchema>;

/** The paths and slots that each remote claims. */
type Owners = Readonly<Record<string, Record<'paths' | 'slots', readonly string[]>>>;

interface Claim {
  readonly remote: string;
  readonly item: string;
}

const isSame = (one: string, other: string) => one === other;

/**
 * Returns a message for each path or slot that two remotes claim. Such a registry is invalid, so the publisher refuses
 * it and no pointer moves to it.
 */
function describeConflicts(remotes: Owners): string[] {
  return [
    ...conflictsOf(claimsOf(remotes, 'paths'), overlap).map((pair) => messageOf('paths', pair)),
    ...conflictsOf(claimsOf(remotes, 'slots'), isSame).map((pair) => messageOf('slots', pair)),
  ];
}

function claimsOf(remotes: Owners, kind: 'paths' | 'slots'): Claim[] {
  return Object.entries(remotes).flatMap(([remote, pointer]) =>
    pointer[kind].map((item) => ({ remote, item })),
  );
}

/** Returns pairs of conflicting claims of two remotes. */
function conflictsOf(
  allClaims: readonly Claim[],
  collide: (one: string, other: string) => boolean,
): (readonly [Claim, Claim])[] {
  return allClaims.flatMap((one, index) =>
    allClaims
      .slice(index + 1)
      .filter((other) => other.remote !== one.remote && collide(one.item, other.item))
      .map((other) => [one, other] as const),
  );
}

function messageOf(kind: 'paths' | 'slots', [one, other]: readonly [Claim, Claim]): string {
  if (one.item === other.item) {
    return `"${one.item}" is in the ${kind} of ${one.remote} and ${other.remote}; one of them must give it up`;
  }
  return `"${one.item}" of ${one.remote} and "${other.item}" of ${other.remote} are the same addresses in part; one of them must give its own up`;
}
