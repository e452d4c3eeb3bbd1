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
 * A release's facts about itself, wherever it lies. `integrity` is the Subresource Integrity value of its entry
 * (https://www.w3.org/TR/SRI/).
 */
export const describedReleaseSchema = z.object({
  release: releaseIdSchema,
  integrity: integritySchema,
  platform: platformRange,
  paths: z.array(ownedPath),
  slots: z.array(slotName),
  /** Of its `search.json`, if it has one. */
  search: z.optional(integritySchema),
});

/** True for the address of a file of that release, on whichever site. */
function isAddressOf({ url, release }: { url: string; release: string }): boolean {
  const { protocol, pathname, search, username } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && search === '' && pathname.startsWith(`/r/${release}/`);
}

/**
 * The live release of a remote, with the address of its entry script: what compose makes of a pointer for browsers.
 * Fields that are not known pass: shells of today read what later releases add. `check-closed.ts` refuses them where a
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
      when: ({ issues }) => issues.length === 0,
    }),
  );

export type LiveRelease = z.infer<typeof liveReleaseSchema>;

/**
 * `registry.json`, and what of it stands in a page: the live release of each remote. Paths and slots have one owner
 * each. Open, as its pointers are.
 */
export const registrySchema = z
  .object({
    schema: schemaNumber,
    /**
     * With `page`, the registry names only the remotes that the document of a page may show; otherwise all of the site.
     */
    scope: z.optional(z.literal('page')),
    remotes: z.record(remoteName, liveReleaseSchema),
    /** Id of the content that pages show: with another one, they are others. */
    content: z.optional(z.string()),
    /** Of the site's `search.json`; where there is none, each release has one of its own. */
    search: z.optional(integritySchema),
  })
  .check(({ value, issues }) => {
    for (const message of ownershipConflicts(value.remotes)) {
      issues.push({ code: 'custom', input: value, path: ['remotes'], message });
    }
  });

export type Registry = z.infer<typeof registrySchema>;

/** The names of remotes, with what each claims. */
type Owners = Readonly<Record<string, Record<'paths' | 'slots', readonly string[]>>>;

interface Claim {
  readonly remote: string;
  readonly item: string;
}

const isSame = (one: string, other: string) => one === other;

/**
 * Every path or slot that two remotes claim, as a message that names both. A registry with one is not valid: compose
 * refuses it, and so no pointer moves to it.
 */
function ownershipConflicts(remotes: Owners): string[] {
  return [
    ...conflicts(claims(remotes, 'paths'), overlap).map((pair) => messageOf('paths', pair)),
    ...conflicts(claims(remotes, 'slots'), isSame).map((pair) => messageOf('slots', pair)),
  ];
}

function claims(remotes: Owners, kind: 'paths' | 'slots'): Claim[] {
  return Object.entries(remotes).flatMap(([remote, pointer]) =>
    pointer[kind].map((item) => ({ remote, item })),
  );
}

/** Pairs of claims of two remotes that cannot both be. */
function conflicts(
  all: readonly Claim[],
  collide: (one: string, other: string) => boolean,
): (readonly [Claim, Claim])[] {
  return all.flatMap((one, index) =>
    all
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
