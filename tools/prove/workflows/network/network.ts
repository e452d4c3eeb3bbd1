import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '@raade/contracts/failure';
import { makeCertificate } from './certificate.ts';
import { isHere, passOn, tunnel } from './this-machine.ts';
import type { Host } from './host.ts';

/** The hosts that anybody stands in for: all that workflows ask. */
const NAMES = [
  ...['*.googleapis.com', '*.web.app', '*.cloudfunctions.net', 'example.org'],
  ...['api.github.com', '*.actions.githubusercontent.com', 'registry.npmjs.org'],
];

export interface Network {
  /** What programs have to know to ask this network in place of the real one. */
  readonly env: Readonly<Record<string, string>>;
  /** The same host by an address of this machine, for who asks past any proxy: `firebase` does when it signs in. */
  readonly originOf: (host: string) => string;
  /** Requests to hosts that nobody stands in for. */
  readonly askedInVain: readonly string[];
  close(): Promise<void>;
}

/**
 * A network in which every host is one of ours: a proxy that programs are told of by HTTPS_PROXY, as behind the
 * firewall of a company. What they ask goes by its real name, over TLS, and no other host can be reached.
 * @param hostOf finds who answers for a host
 */
export async function startNetwork(
  folder: string,
  hostOf: (name: string) => Host | undefined,
): Promise<Network> {
  const { file, cert, key } = await makeCertificate(folder, NAMES);
  const askedInVain: string[] = [];
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void answerAs(hostOf, incoming, outgoing);
  const inside = createSecureServer({ cert, key }, answer);
  const proxy = createServer((incoming, outgoing) => {
    if (isHere(incoming.url ?? '')) {
      passOn(incoming, outgoing);
      return;
    }
    const [, host = '', ...rest] = (incoming.url ?? '').split('/');
    incoming.url = `/${rest.join('/')}`;
    incoming.headers.host = host;
    answer(incoming, outgoing);
  });
  const sockets = new Set<{ destroy(): void }>();
  proxy.on('connect', ({ url = '' }, socket) => {
    const [name = ''] = url.split(':');
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (isHere(`http://${url}`)) tunnel(url, socket);
    else if (hostOf(name)) {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      inside.emit('connection', socket);
    } else {
      askedInVain.push(name);
      socket.end('HTTP/1.1 403 Nobody stands in for this host\r\n\r\n');
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    env: {
      HTTPS_PROXY: origin,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: file,
    },
    askedInVain,
    originOf: (host) => `${origin}/${host}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function answerAs(
  hostOf: (name: string) => Host | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', `https://${headers.host}`);
  const body = await buffer(incoming);
  const asked = {
    ...{ method, headers, body, host: url.hostname, query: url.searchParams },
    path: decodeURIComponent(url.pathname),
  };
  try {
    const answer = await hostOf(url.hostname)?.(asked);
    outgoing.writeHead(answer?.status ?? 502, answer?.headers).end(answer?.body);
  } catch (error) {
    outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(messageOf(error));
  }
}
