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
 * Throws a `Failure` if an app may not go live with its release: each path and slot has one owner, and each remote
 * gets a platform that it can use.
 * @param files the release files of all apps as they would be live, with the new one
 */
export function checkFits(app: string, files: readonly Release[], origins: Origins): void {
  registryOf(files, origins);
  const platform = files.find(({ name }) => name === SHELL)?.platform;
  // Without a first shell there is no site that could break.
  if (platform === undefined) return;
  for (const { name, platform: range } of files) {
    const isAsked = app === SHELL || app === name;
    if (name === SHELL || !isAsked || semver.satisfies(platform, range)) continue;
    throw new Failure(
      `${name} needs the platform ${range}, but the ${app === SHELL ? 'new' : 'live'} shell brings ${platform}.\n` +
        wayOut(app, { name, range, platform }),
    );
  }
}

interface Misfit {
  readonly name: string;
  /** The platforms that the remote takes. */
  readonly range: string;
  /** The one that the shell brings. */
  readonly platform: string;
}

/** The order that works: at a new major neither side can go first, unless the remote takes both. */
function wayOut(app: string, { name, range, platform }: Misfit): string {
  const isMajor = semver.minVersion(range)?.major !== semver.major(platform);
  if (isMajor) {
    const both = app === SHELL ? `${range} || ^${platform}` : `^${platform} || ${range}`;
    const order = `Release ${name} first, with "platform": "${both}" in its remote.json`;
    const then = app === SHELL ? 'then the shell' : 'then a shell that brings the new platform';
    return `${order}; ${then}. If it cannot take both, move both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${name}@<release>\`.`;
  }
  return app === SHELL
    ? `Release ${name} first, in a release that takes ${platform}, or a shell that brings more.`
    : 'Release a shell that brings it first.';
}

/** Throws a `Failure` if a release has pages at addresses that are not its own. */
export function checkPages({ name, pages, paths }: Release): void {
  const problems = foreignPages(paths, pages);
  if (problems.length > 0) throw new Failure(`${name}: ${problems.join('\n')}`);
}

/** Throws a `Failure` if a release says something else of itself than the files that it was made of. */
export async function checkManifest(release: OpenRelease): Promise<void> {
  await checkFacts(release);
  const { file, text } = release;
  if (file.name === SHELL) return;
  const manifest = remoteManifestSchema.parse(JSON.parse(await text('remote.json')));
  const { pages } = pagesFileSchema.parse(JSON.parse(await text('pages.json')));
  const said = saidBy({ ...manifest, pages: pages.map((page) => page.path) });
  if (isDeepStrictEqual(said, saidBy(file))) return;
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

type Said = Pick<Release, 'name' | 'pages' | 'platform' | 'paths' | 'slots'>;

const saidBy = ({ name, pages, platform, paths, slots }: Said): Said => ({
  name,
  pages,
  platform,
  paths,
  slots,
});
