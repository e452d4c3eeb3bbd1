import { isDeepStrictEqual } from 'node:util';
import { foreignPages } from '@raade/contracts/owned-paths';
import { pagesFileSchema } from '@raade/contracts/pages';
import { type RemoteManifest, remoteManifestSchema } from '@raade/contracts/remote';
import type { ReleaseFile } from '@raade/contracts/releases';
import semver from 'semver';
import { type Pointers, registryOf } from '../compose/compose-shell.ts';
import { SHELL } from '@raade/contracts/shell-files';
import { Failure } from '@raade/contracts/failure';
import type { FetchedRelease } from './fetch-release.ts';

/**
 * Throws a `Failure` if an app may not go live with its pointer: each path and slot has one owner, and each remote
 * gets a platform that it can use.
 * @param pointers as they would be, with the new one
 */
export function checkFits(app: string, pointers: Pointers): void {
  registryOf(pointers);
  const platform = pointers[SHELL]?.platform;
  // Without a first shell there is no site that could break.
  if (platform === undefined) return;
  for (const [name, { platform: range }] of Object.entries(pointers)) {
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
    return app === SHELL
      ? `${order}; then the shell; then ${name} without the old range.`
      : `${order}; then a shell that brings the new platform.`;
  }
  return app === SHELL
    ? `Release ${name} first, in a release that takes ${platform}, or a shell that brings more.`
    : 'Release a shell that brings it first.';
}

/** Throws a `Failure` if a release of a remote has pages at addresses that are not its own. */
export function checkPages({ release, contents }: FetchedRelease): void {
  if (release.name === SHELL) return;
  const { pages } = pagesFileSchema.parse(jsonIn(contents, 'pages.json'));
  const problems = foreignPages(
    release.pointer.paths,
    pages.map(({ path }) => path),
  );
  if (problems.length > 0) throw new Failure(`${release.name}: ${problems.join('\n')}`);
}

const jsonIn = (contents: FetchedRelease['contents'], file: string): unknown =>
  JSON.parse(new TextDecoder().decode(contents.get(file)));

/** Throws a `Failure` if the release of a remote says something else of itself than its `remote.json`. */
export function checkManifest({ release, contents }: FetchedRelease): void {
  if (release.name === SHELL) return;
  const manifest = remoteManifestSchema.parse(jsonIn(contents, 'remote.json'));
  if (isDeepStrictEqual(saidBy(manifest), saidBy({ ...release.pointer, name: release.name })))
    return;
  throw new Failure(
    `${release.name}: release.json and remote.json disagree. Publish the build again.`,
  );
}

type Said = Pick<RemoteManifest, 'name'> &
  Pick<ReleaseFile['pointer'], 'platform' | 'paths' | 'slots'>;

const saidBy = ({ name, platform, paths, slots }: Said): Said => ({ name, platform, paths, slots });
