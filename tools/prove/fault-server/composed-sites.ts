import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '@raade/contracts/releases/environment';
import {
  LOCAL_ENVIRONMENT,
  LOCAL_NAME,
  SAMPLE_TODAY,
} from '@raade/contracts/local/local-environment';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { Pointer } from '@raade/contracts/releases/releases';
import type { Origins } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { composeSites, remoteBuilds } from '@raade/publishing/sites/compose-sites';
import { type SiteServer, startSiteServer } from './site-server.ts';

/** Apps that tests use by name. Further remotes in `dist` are served, too. */
export type App = 'shell' | 'content' | 'giving' | 'admin' | 'editor';
type Servers = Readonly<Record<App, SiteServer> & Record<string, SiteServer>>;

/** Sites that are served on this machine, for tests. */
export interface ServedSites {
  /** Servers by app. */
  readonly servers: Servers;
  /** Origin of the shell. */
  readonly url: string;
  /** Folder that holds one folder per site. */
  readonly sitesDir: string;
  /** Folder of the shell's site. */
  readonly shellDir: string;
  readonly environment: Environment;
  /** The current date of the site, like `2025-03-01`. */
  readonly today: string;
  /** Origins of the servers, by app. */
  readonly origins: Origins;
  /** The live release of each app, which `pointTo` (release-into.ts) changes. */
  readonly pointers: Map<string, Pointer>;
  /** Resets all servers, and composes the sites again if their files have changed. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

type Backend = Pick<Environment, 'emulators'>;

interface ServingOptions extends Backend {
  /** True to compress answers, as Hosting does. Defaults to true. */
  readonly compressed?: boolean;
  /** The current date of the site; the real clock does not matter. Defaults to `SAMPLE_TODAY`. */
  readonly today?: string;
}

function environmentFor(siteUrl: string, backend: Backend): Environment {
  return {
    ...backend,
    name: LOCAL_NAME,
    siteUrl,
    registryUrl: '/registry.json',
    firebase: { apiKey: 'test', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID },
    functionsRegion: 'us-central1',
    stripe: { publishableKey: 'pk_test_local' },
    recipient: LOCAL_ENVIRONMENT.recipient,
    mailService: LOCAL_ENVIRONMENT.mailService,
  };
}

/** A text with names, sizes and times of all files, which differs after each change. */
async function fingerprintOf(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true });
  const lines = entries.sort().map(async (name) => {
    const { size, mtimeMs } = await stat(path.join(dir, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function startServers(
  apps: readonly string[],
  sitesDir: string,
  compressed: boolean,
): Promise<Servers> {
  const started = await Promise.all(
    apps.map(async (app) => {
      const dir = path.join(sitesDir, app);
      return [app, await startSiteServer({ site: app, dir, compressed })] as const;
    }),
  );
  return Object.fromEntries(started) as Servers;
}

/**
 * Composes the builds in `distDir`, and serves each site on a free port. The servers can simulate faults. There is no
 * backend, unless `emulators` names one.
 */
export async function serveComposedSites(
  distDir: string,
  { compressed = true, today = SAMPLE_TODAY, ...backend }: ServingOptions = {},
): Promise<ServedSites> {
  const sitesDir = await mkdtemp(path.join(tmpdir(), 'raade-sites-'));
  const apps = ['shell', ...(await remoteBuilds(distDir))];
  const servers = await startServers(apps, sitesDir, compressed);
  const serverEntries = Object.entries(servers);
  const origins = Object.fromEntries(serverEntries.map(([app, { origin }]) => [app, origin]));
  const url = servers.shell.origin;
  const environment = environmentFor(url, backend);
  const pointers = new Map<string, Pointer>();
  const compose = async () => {
    const render = childRenderer();
    const live = await composeSites({ distDir, sitesDir, origins, environment, render, today });
    pointers.clear();
    for (const [app, pointer] of Object.entries(live)) pointers.set(app, pointer);
    return fingerprintOf(sitesDir);
  };
  let lastFingerprint = await compose();
  return {
    servers,
    url,
    environment,
    today,
    origins,
    pointers,
    sitesDir,
    shellDir: path.join(sitesDir, 'shell'),
    async restore() {
      for (const [, server] of serverEntries) server.reset();
      if ((await fingerprintOf(sitesDir)) === lastFingerprint) return;
      await rm(sitesDir, { recursive: true });
      lastFingerprint = await compose();
    },
    async close() {
      await Promise.all(serverEntries.map(([, server]) => server.close()));
      await rm(sitesDir, { recursive: true });
    },
  };
}
