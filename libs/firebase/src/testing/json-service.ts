import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface JsonService {
  /** The origin, like `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Stops the server after the requests that have already arrived. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port that receives and returns JSON. */
export async function startJsonService(
  answer: (url: string, body: unknown) => Answer,
): Promise<JsonService> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = answer(request.url ?? '', await json(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
