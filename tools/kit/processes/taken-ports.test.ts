import { createServer, type AddressInfo, type Server } from 'node:net';
import { findTakenPorts } from './taken-ports.ts';

const servers: Server[] = [];

function listen(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    servers.push(server);
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each(['127.0.0.1', '0.0.0.0', '::1'])('a listener on %s takes its port', async (host) => {
  const port = await listen(host);
  expect(await findTakenPorts([port])).toEqual([port]);
});

test('a port without a listener is free', async () => {
  const taken = await listen('127.0.0.1');
  const free = await listen('127.0.0.1');
  servers.pop()?.close();
  expect(await findTakenPorts([free, taken])).toEqual([taken]);
});
