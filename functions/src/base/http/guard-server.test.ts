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

/** Milliseconds that a server of this function waits for a whole request. */
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
])('Node waits for a body of %s no longer than %d ms', async (target, milliseconds) => {
  expect(await requestTimeoutOf(target)).toBe(milliseconds);
});

test('the connection of a body of a byte each 100 ms is closed at the next check after its time', async () => {
  const TIME_MS = 1500;
  jest.mocked(bodyTime).mockReturnValueOnce(TIME_MS);
  guardServers({}, 'record.donation');
  const server = createServer((request) => request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const begunAt = performance.now();
  const slow = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(slow, 'connect');
  // A byte on its way when the server closes resets the connection, which may lose the answer.
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

test('servers of a process that serves no function are as they were', () => {
  guardServers({}, '');
  expect(Object.hasOwn(Server.prototype, 'emit')).toBe(false);
});
