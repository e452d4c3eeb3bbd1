import '../../testing/test-environment.ts';
import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { bodyTime } from './body-limits.ts';
import { CHECKED_EVERY_MS, guardServers } from './guard-server.ts';

jest.mock('./body-limits.ts', () => {
  const limits: object = jest.requireActual('./body-limits.ts');
  return { ...limits, bodyTime: jest.fn((limits as { bodyTime: typeof bodyTime }).bodyTime) };
});

afterEach(() => void Reflect.deleteProperty(Server.prototype, 'emit'));

/** Milliseconds for which a server of this function waits for the end of a request. */
async function requestTimeoutOf(target: string): Promise<number> {
  guardServers({}, target);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  return server.requestTimeout;
}

test.each([
  ['record.donation', 20_640],
  ['upload.picture', 290_000],
  ['send.outbox', 300_000],
])('Node waits at most this long for a body of %s: %d ms', async (target, milliseconds) => {
  expect(await requestTimeoutOf(target)).toBe(milliseconds);
});

test('a body that sends a byte each 100 ms is cut off at the next check after its time limit', async () => {
  const TIME_MS = 1500;
  jest.mocked(bodyTime).mockReturnValueOnce(TIME_MS);
  guardServers({}, 'record.donation');
  const server = createServer((request) => request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const begunAt = performance.now();
  const slow = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(slow, 'connect');
  // Bytes that arrive while the server closes reset the connection, which may lose the answer.
  slow.on('error', jest.fn()).resume();
  slow.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n');
  const sending = setInterval(() => slow.write('a'), 100);
  await new Promise((resolve) => slow.once('close', resolve));
  const tookMs = performance.now() - begunAt;
  clearInterval(sending);
  server.close();
  expect(tookMs).toBeGreaterThanOrEqual(TIME_MS);
  expect(tookMs).toBeLessThan(TIME_MS + 2 * CHECKED_EVERY_MS);
});

test('servers of a process without a function are not changed', () => {
  guardServers({}, '');
  expect(Object.hasOwn(Server.prototype, 'emit')).toBe(false);
});
