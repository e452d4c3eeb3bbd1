import { closeAfterTests } from './test-environment.ts';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import express from 'express';
import type { HttpsFunction } from 'firebase-functions/https';
import { CALL_OPTIONS } from '../base/configuration/function-options.ts';
import { callFunction } from '../deployed/call-functions.ts';
import { guard } from '../base/http/guard.ts';
import { receive } from '../base/http/receive.ts';
import { UPLOADER_CHECK } from '../content/pictures/require-uploader.ts';

export interface FunctionServer {
  /** Origin; each function answers at its name below it. */
  readonly url: string;
  /** Accepts no more requests, and waits for running functions. */
  readonly close: () => Promise<void>;
}

const SOURCES = join(import.meta.dirname, '..');
const FILES = new Map(
  globSync('**/*.{endpoint,webhook}.ts', { cwd: SOURCES }).map((file) => [
    basename(file).split('.')[0] ?? '',
    join(SOURCES, file),
  ]),
);

const isCall = (name: string): name is keyof typeof CALL_OPTIONS => name in CALL_OPTIONS;

/** A deployed function. To load only the file of its name is faster than to load all functions. */
async function functionNamed(name: string): Promise<HttpsFunction | undefined> {
  if (isCall(name)) return guard({ deployed: callFunction(name) }).deployed;
  const file = FILES.get(name);
  if (file === undefined)
    return (await import('./deployed-functions.ts')).DEPLOYED_FUNCTIONS.get(name);
  const [deployed] = Object.values((await import(file)) as Readonly<Record<string, HttpsFunction>>);
  return deployed && guard({ deployed }).deployed;
}

/** The functions over HTTP, with the parsed and the raw body that the Functions runtime provides. */
export async function startFunctionServer(): Promise<FunctionServer> {
  const rawBodies = new WeakMap<object, Buffer>();
  const app = express();
  const verify = (request: object, _response: unknown, body: Buffer) =>
    void rawBodies.set(request, body);
  // As on Google's servers, a function sees the path below its name.
  app.use('/:name', (request, response, next) => {
    void receive(request.params.name, request, response, next, UPLOADER_CHECK);
  });
  app.use(
    express.json({ verify, limit: '32mb' }),
    express.urlencoded({ verify }),
    express.text({ verify }),
    express.raw({
      verify,
      type: ['multipart/*', 'message/*', 'application/octet-stream'],
      limit: '32mb',
    }),
  );
  const atWork = new Set<Promise<void>>();
  app.use('/:name', (request, response, next) => {
    const answer = async () => {
      const deployed = await functionNamed(request.params.name);
      const rawBody = rawBodies.get(request) ?? Buffer.alloc(0);
      if (deployed) await deployed(Object.assign(request, { rawBody }), response);
      else next();
    };
    const pending = answer().finally(() => atWork.delete(pending));
    atWork.add(pending);
    return pending;
  });

  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    while (atWork.size > 0) await Promise.allSettled(atWork);
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** A server that all tests of a file share. */
export function useFunctionServer(): FunctionServer {
  const server = {} as { -readonly [Name in keyof FunctionServer]: FunctionServer[Name] };
  beforeAll(async () => {
    Object.assign(server, await startFunctionServer());
    closeAfterTests(server.close);
  });
  return server;
}
