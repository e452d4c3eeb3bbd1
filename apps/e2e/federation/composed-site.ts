import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { Environment } from '@raade/contracts/environment';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { WORKSPACE } from '@raade/tools/build/app.build.ts';
import { composeSites } from '@raade/tools/compose/compose-sites.ts';
import { type SiteServer, startSiteServer } from '@raade/tools/fault-server/site-server.ts';

const APPS = ['shell', 'content'] as const;
export type App = (typeof APPS)[number];

export interface ComposedSite {
  readonly servers: Readonly<Record<App, SiteServer>>;
  /** Origin of the shell. */
  readonly url: string;
  /** Changes every composed page, as a faulty publisher might. */
  editPages(change: (html: string) => string): Promise<void>;
}

function environmentFor(siteUrl: string): Environment {
  return {
    name: 'test',
    siteUrl,
    registryUrl: '/registry.json',
    firebase: { apiKey: 'test', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID },
    functionsRegion: 'us-central1',
    stripe: { publishableKey: 'pk_test_local' },
  };
}

async function startServers(sitesDir: string): Promise<Record<App, SiteServer>> {
  const started = await Promise.all(
    APPS.map(async (app) => [app, await startSiteServer({ dir: path.join(sitesDir, app) })]),
  );
  return Object.fromEntries(started) as Record<App, SiteServer>;
}

async function editPages(shellDir: string, change: (html: string) => string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: shellDir })) {
    const file = path.join(shellDir, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** A site of its own for each test: the real builds, composed, on four servers that fail on demand. */
export const test = base.extend<{ site: ComposedSite }>({
  // Playwright reads from the pattern what a fixture needs; this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const sitesDir = await mkdtemp(path.join(tmpdir(), 'raade-sites-'));
    const servers = await startServers(sitesDir);
    const origins = Object.fromEntries(APPS.map((app) => [app, servers[app].origin]));
    const url = servers.shell.origin;
    await composeSites({
      distDir: path.join(WORKSPACE, 'dist/apps'),
      sitesDir,
      origins,
      environment: environmentFor(url),
    });
    await use({
      servers,
      url,
      editPages: (change) => editPages(path.join(sitesDir, 'shell'), change),
    });
    await Promise.all(APPS.map((app) => servers[app].close()));
    await rm(sitesDir, { recursive: true });
  },
});

export { expect } from '@playwright/test';
