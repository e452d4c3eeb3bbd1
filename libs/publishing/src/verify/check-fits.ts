import { isDeepStrictEqual } from 'node:util';
import { foreignPages } from '@raade/contracts/releases/owned-paths';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { FACTS_FILE, releaseFactsSchema } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import semver from 'semver';
import { registryOf } from '../compose/compose-shell.ts';
import type { Origins } from '../reading/read-release.ts';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { Failure } from '@raade/contracts/base/failure';
import type { OpenRelease } from '../reading/open-release.ts';

/**
 * Throws a `Failure` if two remotes would have the same path or slot, or if a remote would not work with the shell's
 * platform.
 * @param app the app that moves
 * @param files the `release.json` of all apps as they would be live after the move
 */
export function checkFits(app: string, files: readonly Release[], origins: Origins): void {
  registryOf(files, origins);
  const platform = files.find(({ name }) => name === SHELL)?.platform;
  // Before the first release of a shell, nothing can break.
  if (platform === undefined) return;
  for (const { name, platform: range } of files) {
    const isAffected = app === SHELL || app === name;
    if (name === SHELL || !isAffected || semver.satisfies(platform, range)) continue;
    throw new Failure(
      `${name} needs the platform ${range}, but the ${app === SHELL ? 'new' : 'live'} shell brings ${platform}.\n` +
        solution(app, { name, range, platform }),
    );
  }
}

interface PlatformConflict {
  readonly name: string;
  /** The platform versions that the remote supports. */
  readonly range: string;
  /** The version that the shell provides. */
  readonly platform: string;
}

/** Text with the order of releases that works. With a new major version, the remote must support both versions. */
function solution(app: string, { name, range, platform }: PlatformConflict): string {
  const isMajor = semver.minVersion(range)?.major !== semver.major(platform);
  if (isMajor) {
    const bothRanges = app === SHELL ? `${range} || ^${platform}` : `^${platform} || ${range}`;
    const order = `Release ${name} first, with "platform": "${bothRanges}" in its remote.json`;
    const nextStep = app === SHELL ? 'then the shell' : 'then a shell that brings the new platform';
    return `${order}; ${nextStep}. If it cannot take both, move both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${name}@<release>\`.`;
  }
  return app === SHELL
    ? `Release ${name} first, in a release that takes ${platform}, or a shell that brings more.`
    : 'Release a shell that brings it first.';
}

/** Throws a `Failure` if a release has pages outside of its own paths. */
export function checkPages({ name, pages, paths }: Release): void {
  const problems = foreignPages(paths, pages);
  if (problems.length > 0) throw new Failure(`${name}: ${problems.join('\n')}`);
}

/** Throws a `Failure` if the `release.json` of a release disagrees with the other files of its build. */
export async function checkManifest(release: OpenRelease): Promise<void> {
  await checkFacts(release);
  const { file, text } = release;
  if (file.name === SHELL) return;
  const manifest = remoteManifestSchema.parse(JSON.parse(await text('remote.json')));
  const { pages } = pagesFileSchema.parse(JSON.parse(await text('pages.json')));
  const expectedFields = manifestFieldsOf({ ...manifest, pages: pages.map((page) => page.path) });
  if (isDeepStrictEqual(expectedFields, manifestFieldsOf(file))) return;
  throw new Failure(
    `${file.name}: release.json disagrees with remote.json or pages.json. Publish the build again.`,
  );
}

async function checkFacts({ file, text }: OpenRelease): Promise<void> {
  const facts = releaseFactsSchema.parse(JSON.parse(await text(FACTS_FILE)));
  if (isDeepStrictEqual(facts, file.facts)) return;
  throw new Failure(
    `${file.name}: release.json disagrees with ${FACTS_FILE}. Publish the build again.`,
  );
}

type ManifestFields = Pick<Release, 'name' | 'pages' | 'platform' | 'paths' | 'slots'>;

function manifestFieldsOf({ name, pages, platform, paths, slots }: ManifestFields): ManifestFields {
  return { name, pages, platform, paths, slots };
}
