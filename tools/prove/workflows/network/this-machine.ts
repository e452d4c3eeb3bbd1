import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * True for an address of this machine. Emulators that a step starts are asked through the proxy, too: `firebase` goes
 * by HTTPS_PROXY and knows no NO_PROXY (`proxyURIFromEnv` in its `apiv2`).
 */
export const isHere = (url: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url);

/** Hands a request on to whom it is for. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const asked = request(url, { ...(method !== undefined && { method }), headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

/** Ties a connection to the one that it asks for. @param address like `127.0.0.1:9099` */
export function tunnel(address: string, socket: Duplex): void {
  const [host = '', port = ''] = address.split(':');
  const inner = connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    inner.pipe(socket).pipe(inner);
  });
  inner.on('error', () => socket.destroy());
  socket.on('close', () => inner.destroy());
}
