import path from 'node:path';
import { RELEASE_FILE } from '@raade/contracts/releases/releases';
import { composeShell } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { pointerTo, stageRelease } from '@raade/publishing/releases/stage-release';
import { parseReleaseFile } from '@raade/publishing/reading/open-release';
import type { App, ServedSites } from './composed-sites.ts';

/** Adds a release of an app to a running site, without moving its pointer. Returns the id. */
export async function stageInto(sites: ServedSites, app: App, buildDir: string): Promise<string> {
  const { pointer } = await stageRelease(buildDir, path.join(sites.sitesDir, app));
  return pointer.release;
}

/** Makes a staged release of an app live, and composes the pages again. */
export async function pointTo(sites: ServedSites, app: App, release: string): Promise<void> {
  const { environment, origins, today, shellDir: siteDir } = sites;
  const read = fromFolders(sites.sitesDir);
  const content = await read(app, release, RELEASE_FILE);
  const file = parseReleaseFile(app, release, new TextDecoder().decode(content));
  sites.pointers.set(app, pointerTo(file, content));
  const pointers = Object.fromEntries(sites.pointers);
  const site = { read, render: childRenderer(), environment, origins, siteDir, today };
  await composeShell({ pointers, ...site });
}

/** Adds a release of an app to a running site and makes it live. Returns the id. */
export async function releaseInto(sites: ServedSites, app: App, buildDir: string): Promise<string> {
  const release = await stageInto(sites, app, buildDir);
  await pointTo(sites, app, release);
  return release;
}
