import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { composeSites } from '@raade/publishing/sites/compose-sites';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import express, { type Express, type Request } from 'express';

export type SampleRemote = Parameters<typeof writeRemoteBuild>[1];

export interface SampleSites {
  /** Origin of the shell. */
  readonly shell: string;
  /** Requests that the shell's site has had. */
  readonly requests: readonly Request[];
  /** Makes builds live, beside those that are. */
  readonly publish: (...remotes: readonly SampleRemote[]) => Promise<void>;
  /** Writes a build that nobody has published. Returns its folder. */
  readonly build: (remote: SampleRemote) => Promise<string>;
  /** Has addresses like this fail, until it is called without one. */
  readonly fail: (addresses?: RegExp) => void;
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export async function serve(app: Express): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const APPS = ['shell', 'home', 'content', 'giving'];

/** A shell and the smallest builds of three remotes, each on a site of its own. */
export async function sampleSites({ hasEmulators = true } = {}): Promise<SampleSites> {
  const dir = await mkdtemp(path.join(tmpdir(), 'raade-live-shell-'));
  const [distDir, sitesDir] = [path.join(dir, 'dist'), path.join(dir, 'sites')];
  const requests: Request[] = [];
  let failing: RegExp | undefined;
  const servers = await Promise.all(
    APPS.map(async (site) => {
      const app = express();
      app.use((request, _response, next) => {
        if (site === 'shell') requests.push(request);
        next();
      });
      app.use((request, response, next) => {
        if (failing?.test(request.path)) response.sendStatus(500);
        else if (!request.path.endsWith('.html')) next();
        // As Hosting does (`cleanUrls`).
        else response.redirect(301, request.path.slice(0, -'.html'.length));
      });
      app.get('/old', (_request, response) => response.redirect(301, '/content'));
      app.use(express.static(path.join(sitesDir, site), { extensions: ['html'] }));
      app.use((_request, response) => void response.status(404).type('html').send('Not here'));
      return [site, await serve(app)] as const;
    }),
  );
  const origins = Object.fromEntries(servers.map(([site, { origin }]) => [site, origin]));
  const shell = origins['shell'] ?? '';
  const environment = { ...LOCAL_ENVIRONMENT, siteUrl: shell };
  if (!hasEmulators) delete environment.emulators;

  const publish = async (...remotes: readonly SampleRemote[]) => {
    for (const remote of remotes) await writeRemoteBuild(distDir, remote);
    await composeSites({ distDir, sitesDir, origins, environment, render: childRenderer() });
  };
  await writeShellBuild(distDir);
  await publish({ name: 'home', page: '/', paths: [''] }, { name: 'content' }, { name: 'giving' });
  return {
    shell,
    requests,
    publish,
    build: (remote) => writeRemoteBuild(path.join(dir, 'local'), remote),
    fail: (addresses) => (failing = addresses),
    async close() {
      await Promise.all(servers.map(([, server]) => server.close()));
      await rm(dir, { recursive: true });
    },
  };
}
