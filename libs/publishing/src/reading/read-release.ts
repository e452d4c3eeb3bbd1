import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import { fetchFile } from './fetch-file.ts';
import type { ReadRelease } from './open-release.ts';

/** Reads releases from the folders of the sites. */
export function fromFolders(sitesDir: string): ReadRelease {
  return (app, release, file) => readFile(path.join(sitesDir, app, 'r', release, file));
}

/** Address of a release's folder. Only the id comes from the pointer, so that it cannot lead to another site. */
export const releaseBase = (origin: string, release: string) => `${origin}/r/${release}/`;

/** Origins of sites, by app. */
export type Origins = Readonly<Record<string, string>>;

/** The origin of an app's site. Throws a `Failure` that says how to configure it. */
export function originOf(origins: Origins, app: string): string {
  const origin = Object.hasOwn(origins, app) ? origins[app] : undefined;
  if (origin) return origin;
  throw new Failure(
    `No site of ${app} is known: add it to "sites" in environment.json, like "${app}": "https://${app}.example.org".\n` +
      'The local stack has a site for each folder of apps that holds a remote.json.',
  );
}

/** Reads releases from their sites, by HTTP. */
export function fromSites(origins: Origins): ReadRelease {
  return async (app, release, file) => {
    const address = releaseBase(originOf(origins, app), release) + file;
    const response = await fetchFile(new URL(address));
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Failure(`${app} ${release} lacks ${file}: ${address} says ${response.status}.`);
  };
}
