import { describeIssues } from '@raade/contracts/describe-issues';
import { type Environment, environmentSchema } from '@raade/contracts/environment';
import { Failure, messageOf } from '@raade/contracts/failure';
import { type Registry, registrySchema } from '@raade/contracts/registry';
import { RELEASE_FILE } from '@raade/contracts/releases';
import { SHELL } from '@raade/contracts/shell-files';
import type { OpenReleases } from '@raade/publishing/compose/compose-shell';
import {
  openRelease,
  type OpenRelease,
  type ReadRelease,
} from '@raade/publishing/reading/open-release';
import { fromSites, type Origins } from '@raade/publishing/reading/read-release';
import { integrityOf } from '@raade/publishing/releases/release-id';
import type * as z from 'zod/mini';
import { readText } from './read-text.ts';

/** What is live at an address. */
export interface LiveSite {
  readonly environment: Environment;
  /** Origins of the sites of all apps. */
  readonly origins: Origins;
  /** The live releases, but for the remote in whose place another one is shown. */
  readonly releases: OpenReleases;
  /** That one, if it is live. */
  readonly replaced?: OpenRelease;
  /** What could not be read of single remotes, which are left out. */
  readonly problems: readonly string[];
  /** Differs once anything else is live. */
  readonly state: string;
}

/** In each page, the addresses of the shell's own files. */
const SHELL_RELEASE = /="\/r\/([0-9a-f]{32})\//;

/** What a site says of itself, before its releases are read. */
export interface SaidOfSite {
  readonly registry: Registry;
  readonly environment: Environment;
  readonly shellRelease: string;
  readonly state: string;
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string, what: string) {
  const result = schema.safeParse(jsonIn(text));
  if (result.success) return result.data;
  throw new Failure(
    `${what} is not what these tools read:\n${describeIssues(result.error.issues)}\n` +
      'If the site is newer than this checkout, bring the checkout up to date.',
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks a site what is live. Rejects with a `Failure` that says what to do. */
export async function askSite(shell: string): Promise<SaidOfSite> {
  const files = ['/registry.json', '/environment.json', '/'];
  const texts = await Promise.all(files.map((file) => readText(shell, file)));
  const [registry = '', environment = '', home = ''] = texts;
  const shellRelease = SHELL_RELEASE.exec(home)?.[1];
  if (shellRelease === undefined) {
    throw new Failure(
      `${shell} shows no page that names a release of the shell: it is no site of ours, or an old one.`,
    );
  }
  return {
    registry: parsed(registrySchema, registry, `${shell}/registry.json`),
    environment: parsed(environmentSchema, environment, `${shell}/environment.json`),
    shellRelease,
    state: [registry, environment, shellRelease].join('\n'),
  };
}

/** Reads releases from sites, each file once: those of a release never change. */
export function createReader(): (origins: Origins) => ReadRelease {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (origins) => {
    const read = fromSites(origins);
    return (app, release, file) => {
      const key = [app, release, file].join('/');
      const content = kept.get(key) ?? read(app, release, file);
      kept.set(key, content);
      content.catch(() => kept.delete(key));
      return content;
    };
  };
}

/** Its id is a hash over the list of its files, and that list has the hash of each. */
async function openNamed(read: ReadRelease, app: string, release: string): Promise<OpenRelease> {
  const digest = integrityOf(await read(app, release, RELEASE_FILE));
  return openRelease(read, { app, release, digest });
}

/**
 * Opens what a site says is live. Rejects with a `Failure` if that cannot be done for the shell; remotes that cannot be
 * read are left out by name.
 * @param name the remote in whose place another one is shown
 */
export async function openSite(
  shell: string,
  { registry, environment, shellRelease, state }: SaidOfSite,
  { name, reader }: { readonly name: string; readonly reader: ReturnType<typeof createReader> },
): Promise<LiveSite> {
  const sites = Object.entries(registry.remotes).map(
    ([app, { url }]) => [app, new URL(url).origin] as const,
  );
  const origins: Origins = { ...Object.fromEntries(sites), [SHELL]: shell };
  const read = reader(origins);
  const problems: string[] = [];
  const opened = Object.entries(registry.remotes).map(async ([app, { release }]) => {
    try {
      return [[app, await openNamed(read, app, release)] as const];
    } catch (error) {
      problems.push(`${app} is left out: ${messageOf(error)}`);
      return [];
    }
  });
  const frame = await openNamed(read, SHELL, shellRelease);
  const { [name]: replaced, ...others } = Object.fromEntries((await Promise.all(opened)).flat());
  return {
    // Another site would tell this page that its releases are old.
    environment: { ...environment, registryUrl: '/registry.json' },
    origins,
    releases: { ...others, [SHELL]: frame },
    ...(replaced && { replaced }),
    problems,
    state,
  };
}
