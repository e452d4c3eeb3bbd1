import path from 'node:path';
import { releaseFileSchema } from '@raade/contracts/releases';
import { composeShell } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/compose/read-release';
import { pointerTo, stageRelease } from '@raade/publishing/releases/stage-release';
import type { App, ServedSites } from './composed-sites.ts';

/** Puts one more release of an app beside those that are served; no pointer moves. Returns its id. */
export async function stageInto(sites: ServedSites, app: App, buildDir: string): Promise<string> {
  const { pointer } = await stageRelease(buildDir, path.join(sites.sitesDir, app));
  return pointer.release;
}

/** Makes any staged release of an app the live one, and writes the pages anew. */
export async function pointTo(sites: ServedSites, app: App, release: string): Promise<void> {
  const read = fromFolders(sites.sitesDir);
  const url = `${sites.servers[app].origin}/r/${release}/`;
  const file = releaseFileSchema.parse(
    JSON.parse(await read(app, { release, url }, 'release.json')),
  );
  sites.pointers.set(app, pointerTo(file, sites.servers[app].origin));
  await composeShell({
    pointers: Object.fromEntries(sites.pointers),
    read,
    environment: sites.environment,
    siteDir: sites.shellDir,
  });
}

/** Releases a finished build of an app while its site is being visited. Returns the release's id. */
export async function releaseInto(sites: ServedSites, app: App, buildDir: string): Promise<string> {
  const release = await stageInto(sites, app, buildDir);
  await pointTo(sites, app, release);
  return release;
}
