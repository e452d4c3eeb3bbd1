import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Network, startNetwork } from './network.ts';

let folder: string;
let network: Network;
let emulator: Server;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raade-network-'));
  network = await startNetwork(folder, (name) =>
    name === 'example.org'
      ? ({ path: asked }) => ({ status: 200, body: `site ${asked}` })
      : undefined,
  );
  emulator = createServer((request, response) => response.end(`emulator ${request.method}`));
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
});
afterEach(async () => {
  await network.close();
  emulator.close();
  await rm(folder, { recursive: true });
});

/** What a program reads that knows nothing but the network's variables. */
async function read(script: string): Promise<string> {
  const env = { ...network.env, PATH: process.env['PATH'] ?? '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    ...{ env, cwd: process.cwd() },
  });
  return stdout;
}
const here = () => `http://127.0.0.1:${(emulator.address() as AddressInfo).port}/`;
const print = '.then((answer) => answer.text()).then((text) => process.stdout.write(text))';

test('a program asks hosts by their real names, and gets what stands in for them', async () => {
  expect(await read(`fetch('https://example.org/page')${print}`)).toBe('site /page');
});

test('a host that nobody stands in for cannot be reached, and is named', async () => {
  await expect(read(`fetch('https://api.example.com/')${print}`)).rejects.toThrow();
  expect(network.askedInVain).toEqual(['api.example.com']);
});

test('emulators of this machine are reached through the proxy as well, tunnelled or not', async () => {
  const proxied = (options: string) =>
    read(`const { ProxyAgent, fetch } = require('undici');
const dispatcher = new ProxyAgent({ uri: process.env.HTTPS_PROXY, ${options} });
fetch('${here()}', { dispatcher, method: 'PATCH', body: '{}' })${print}`);
  expect(await proxied('proxyTunnel: true')).toBe('emulator PATCH');
  expect(await proxied('proxyTunnel: false')).toBe('emulator PATCH');
  expect(network.askedInVain).toEqual([]);
});
