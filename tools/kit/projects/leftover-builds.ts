import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes builds of apps that are gone: composing takes each folder of `dist/apps` for an app of the site. */
export async function removeLeftoverBuilds(workspace: string): Promise<void> {
  const builds = globSync('dist/apps/*', { cwd: workspace });
  const leftover = builds.filter(
    (build) => !existsSync(path.join(workspace, 'apps', path.basename(build))),
  );
  await Promise.all(leftover.map((build) => rm(path.join(workspace, build), { recursive: true })));
}
