import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>;

/** Starts a local HTTP server on a free port. */
export async function startLocalServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Like `http://127.0.0.1:4000`. */
    origin: `http://127.0.0.1:${port}`,
    /** Stops the server and closes all connections. */
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
