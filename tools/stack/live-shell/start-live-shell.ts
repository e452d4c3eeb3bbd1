import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readRemoteManifest } from '@raade/bundling/remote-manifest.ts';
import { type RemoteWatcher, watchRemote } from '@raade/bundling/watch/watch-remote.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { liveShellApp } from './live-shell-app.ts';
import type { ComposedSite } from './composed-site.ts';
import { createShownSite, type ShownSite } from './shown-site.ts';
import { whenQuiet } from './when-quiet.ts';

interface LiveShellOptions {
  /** Folder of the remote. */
  readonly appDir: string;
  /** Origin of the shell. */
  readonly shell: string;
  /** 0 for a free one. */
  readonly port: number;
  /** Tells the developer, in the terminal. */
  readonly say: (text: string) => void;
}

export interface LiveShell {
  /** The remote. */
  readonly name: string;
  readonly origin: string;
  /** The site as it is shown first; waits for as long as nothing can be. */
  readonly ready: Promise<ComposedSite>;
  readonly close: () => Promise<void>;
}

/** While the site does not answer, or nothing can be composed. */
const ASK_AGAIN_MS = 2000;

/**
 * Shows a remote as its sources are, within what is live at another address: on this machine alone, and anew with each
 * change of either.
 */
export async function startLiveShell({
  appDir,
  shell,
  port,
  say,
}: LiveShellOptions): Promise<LiveShell> {
  const { name } = readRemoteManifest(appDir);
  const server = createServer();
  const origin = await listen(server, port);
  const dist = path.join(WORKSPACE, 'dist/live-shell', `${name}-${new URL(origin).port}`);
  const shown = createShownSite({ shell, name, dist, origin, say });
  const [comparing, following] = [whenQuiet(), whenQuiet()];
  const opened = () => following.run(shown.follow);
  server.on('request', liveShellApp({ origin, shell, name, dist, shown, opened }));

  const ready = firstOf(shown);
  const timer = setInterval(() => {
    if (!shown.current()) void shown.follow();
  }, ASK_AGAIN_MS);
  const watcher: RemoteWatcher = {
    async built(build) {
      await shown.built();
      comparing.run(() => shown.compare(build));
    },
    failed: shown.failed,
  };
  const [watched] = await Promise.all([watchRemote(appDir, dist, watcher), shown.follow()]);
  return {
    name,
    origin,
    ready,
    async close() {
      clearInterval(timer);
      for (const { stop } of [comparing, following]) stop();
      await watched.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await rm(dist, { recursive: true, force: true });
    },
  };
}

function firstOf(shown: ShownSite): Promise<ComposedSite> {
  return new Promise((resolve) => {
    const stop = shown.listen(() => {
      const site = shown.current();
      if (!site) return;
      stop();
      resolve(site);
    });
  });
}

/** On this machine alone. Rejects with a `Failure` if something listens there already. */
function listen(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new Failure(`Port ${port} cannot be had (${cause.message}). Name another with --port.`, {
          cause,
        }),
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://localhost:${bound}`);
    });
  });
}
