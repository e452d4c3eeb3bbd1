import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { receive } from '../http/receive.ts';
import { DEPLOYED_FUNCTIONS } from './deployed-functions.ts';

export interface FunctionServer {
  /** Origin; a function answers below it at its name. */
  readonly url: string;
  /** Takes no more requests, and waits for the functions that are at work. */
  readonly close: () => Promise<void>;
}

/** The functions over HTTP, with the parsed and the raw body that the Functions runtime provides. */
export async function startFunctionServer(): Promise<FunctionServer> {
  const rawBodies = new WeakMap<object, Buffer>();
  const app = express();
  const verify = (request: object, _response: unknown, body: Buffer) =>
    void rawBodies.set(request, body);
  app.use((request, response, next) => {
    void receive(request.path.slice(1), request, response, next);
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
  for (const [name, deployed] of DEPLOYED_FUNCTIONS) {
    app.all(`/${name}`, (request, response) => {
      const rawBody = rawBodies.get(request) ?? Buffer.alloc(0);
      const work = Promise.resolve(deployed(Object.assign(request, { rawBody }), response));
      const noted = work.finally(() => atWork.delete(noted));
      atWork.add(noted);
      return noted;
    });
  }

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
