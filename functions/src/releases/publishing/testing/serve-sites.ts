import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';

/** Serves the folders of the sites to the functions, each from an origin of its own, as other origins may read them. */
export async function serveSites(sitesDir: string) {
  const apps = ['shell', 'giving'];
  const servers = apps.map((app) => {
    const site = express();
    site.use((_request, response, next) => {
      response.set({
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      next();
    });
    site.use(express.static(path.join(sitesDir, app)));
    return site.listen(0, '127.0.0.1');
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const origins = Object.fromEntries(
    servers.map((server, index) => {
      const { port } = server.address() as AddressInfo;
      return [apps[index] ?? '', `http://127.0.0.1:${port}`] as const;
    }),
  );
  return {
    origins,
    overwrite: (app: string, release: string, file: string, text: string) =>
      writeFile(path.join(sitesDir, app, 'r', release, file), text),
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await Promise.all(servers.map((server) => once(server, 'close')));
    },
  };
}
