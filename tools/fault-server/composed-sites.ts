import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '@raade/contracts/environment';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { composeSites } from '../compose/compose-sites.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

const APPS = ['shell', 'content', 'giving', 'admin'] as const;
export type App = (typeof APPS)[number];

export interface ServedSites {
  readonly servers: Readonly<Record<App, SiteServer>>;
  /** Origin of the shell. */
  readonly url: string;
  /** Folder of the shell's site. */
  readonly shellDir: string;
  close(): Promise<void>;
}

type Backend = Pick<Environment, 'emulators'>;

function environmentFor(siteUrl: string, backend: Backend): Environment {
  return {
    ...backend,
    name: 'test',
    siteUrl,
    registryUrl: '/registry.json',
    firebase: { apiKey: 'test', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID },
    functionsRegion: 'us-central1',
    stripe: { publishableKey: 'pk_test_local' },
  };
}

/**
 * The finished builds in `distDir`, composed and served on four free ports by servers that fail on demand.
 * There is no backend behind them, unless `emulators` names one.
 */
export async function serveComposedSites(
  distDir: string,
  backend: Backend = {},
): Promise<ServedSites> {
  const sitesDir = await mkdtemp(path.join(tmpdir(), 'raade-sites-'));
  const started = await Promise.all(
    APPS.map(async (app) => [
      app,
      await startSiteServer({ site: app, dir: path.join(sitesDir, app) }),
    ]),
  );
  const servers = Object.fromEntries(started) as Record<App, SiteServer>;
  const url = servers.shell.origin;
  await composeSites({
    distDir,
    sitesDir,
    origins: Object.fromEntries(APPS.map((app) => [app, servers[app].origin])),
    environment: environmentFor(url, backend),
  });
  return {
    servers,
    url,
    shellDir: path.join(sitesDir, 'shell'),
    async close() {
      await Promise.all(APPS.map((app) => servers[app].close()));
      await rm(sitesDir, { recursive: true });
    },
  };
}
