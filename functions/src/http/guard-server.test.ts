import '../testing/test-environment.ts';
import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import { guardServers } from './guard-server.ts';

afterEach(() => void Reflect.deleteProperty(Server.prototype, 'emit'));

/** Milliseconds that a server of this function waits for a whole request. */
async function requestTimeoutOf(target: string): Promise<number> {
  guardServers(target);
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

test('servers of a process that serves no function are as they were', () => {
  guardServers('');
  expect(Object.hasOwn(Server.prototype, 'emit')).toBe(false);
});
