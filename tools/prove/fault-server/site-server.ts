import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import express, { type Request, type Response } from 'express';
import type { Fault } from './fault.ts';
import { headersOf, rewriteOf } from './hosting-rules.ts';

/** A server of one site, for tests. */
export interface SiteServer {
  readonly origin: string;
  /** Paths and queries of all requests. */
  readonly requests: readonly string[];
  /** Simulates a fault from now on. Replaces an earlier fault. */
  fail(fault: Fault): void;
  /** Ends the fault. Requests that already hang stay open. */
  heal(): void;
  /** Ends the fault, closes all connections and clears `requests`. */
  reset(): void;
  close(): Promise<void>;
}

type FaultAnswer = Exclude<Fault, { kind: 'no-cors' }>;

interface SiteOptions {
  /** The site's target in `firebase.json`, whose headers it sends; none by default. */
  readonly site?: string;
  /** Files of the site, served as Firebase Hosting does: clean URLs, rewrites, `404.html` with its status. */
  readonly dir: string;
  /** Defaults to a free one. */
  readonly port?: number;
  /** Compresses answers, like Hosting. Needed only by tests that measure sizes. Defaults to true. */
  readonly compressed?: boolean;
}

/** Serves a site on 127.0.0.1, and simulates faults. */
export async function startSiteServer(options: SiteOptions): Promise<SiteServer> {
  const { site, dir, port = 0, compressed = true } = options;
  const requests: string[] = [];
  let fault: Fault | undefined;
  const app = express();
  app.use((request, response, next) => {
    requests.push(request.originalUrl);
    if (site) response.set(headersOf(site, dir, request.path));
    if (!fault?.matches.test(request.path)) {
      next();
      return;
    }
    if (fault.kind !== 'no-cors') return void sendFault(fault, dir, request, response);
    response.removeHeader('Access-Control-Allow-Origin');
    next();
  });
  if (compressed) app.use(compression());
  app.use(express.static(dir, { extensions: ['html'], redirect: false, cacheControl: false }));
  // Serves /conference.html for /conference, although there is also a folder /conference/.
  app.use((request, response, next) => {
    const file = `${request.path.slice(1)}.html`;
    response.sendFile(file, { root: dir, cacheControl: false }, (error) => {
      if (error) next();
    });
  });
  app.use((request, response, next) => {
    const file = rewriteOf(request.path);
    if (file === undefined) {
      next();
      return;
    }
    response.sendFile(file, { root: dir, cacheControl: false }, (error) => {
      if (error) next();
    });
  });
  app.use((_request, response) => {
    response.status(404).sendFile('404.html', { root: dir }, (error) => error && response.end());
  });

  const server = await listen(app, port);
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${boundPort}`,
    requests,
    fail: (next) => (fault = next),
    heal: () => (fault = undefined),
    reset() {
      fault = undefined;
      // Closes connections first, so that no earlier request is recorded afterwards.
      server.closeAllConnections();
      requests.length = 0;
    },
    close: () => closeServer(server),
  };
}

/** Answers a request as the fault says. */
async function sendFault(fault: FaultAnswer, dir: string, request: Request, response: Response) {
  // Browsers must not cache a faulty answer.
  response.set('Cache-Control', 'no-store');
  switch (fault.kind) {
    case 'hanging':
      return;
    case 'refused':
      request.socket.destroy();
      return;
    case 'status':
      response.status(fault.status).type('text').send('');
      return;
    case 'html':
      response.type('html').send('<!doctype html><title>Not a script</title>');
      return;
    case 'truncated': {
      const text = await fileOf(dir, request);
      response.type('js').send(text.slice(0, text.length / 2));
      return;
    }
    case 'changed':
      response.type('js');
      response.send(fault.change(await fileOf(dir, request)));
  }
}

const fileOf = (dir: string, request: Request) => readFile(path.join(dir, request.path), 'utf8');

function listen(app: express.Express, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, '127.0.0.1', (error) =>
      error ? reject(error) : resolve(server),
    );
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
