import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@raade/contracts/registry';
import { Failure } from '@raade/contracts/failure';

type Release = Pick<ReleasePointer, 'url' | 'release'>;

/** Reads a file of the release that an app's pointer names. */
export type ReadRelease = (app: string, release: Release, file: string) => Promise<string>;

/** Reads releases from the folders that the sites are served from. */
export function fromFolders(sitesDir: string): ReadRelease {
  return (app, { release }, file) => readFile(path.join(sitesDir, app, 'r', release, file), 'utf8');
}

/** Reads releases from the site that the pointer leads to. */
export const fromSites: ReadRelease = async (app, { url }, file) => {
  const address = new URL(file, url).href;
  const response = await fetch(address);
  if (response.ok) return response.text();
  throw new Failure(
    `The live release of ${app} lacks ${file}: ${address} says ${response.status}.`,
  );
};
