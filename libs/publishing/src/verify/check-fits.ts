import { isDeepStrictEqual } from 'node:util';
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
        `Release ${app === SHELL ? name : 'a shell that has it'} first.`,
    );
  }
}

/** Throws a `Failure` if the release of a remote says something else of itself than its `remote.json`. */
export function checkManifest({ release, contents }: FetchedRelease): void {
  if (release.name === SHELL) return;
  const text = new TextDecoder().decode(contents.get('remote.json'));
  const manifest = remoteManifestSchema.parse(JSON.parse(text));
  if (isDeepStrictEqual(saidBy(manifest), saidBy({ ...release.pointer, name: release.name })))
    return;
  throw new Failure(
    `${release.name}: release.json and remote.json disagree. Publish the build again.`,
  );
}

type Said = Pick<RemoteManifest, 'name'> &
  Pick<ReleaseFile['pointer'], 'platform' | 'paths' | 'slots'>;

const saidBy = ({ name, platform, paths, slots }: Said): Said => ({ name, platform, paths, slots });
