import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requireLikeHeaders } from './like-headers.ts';

const servers: Server[] = [];

/** A site whose pages have these headers. */
async function site(headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end('page'));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

test('sites with headers of one length can be compared, and so can those that name an origin more', async () => {
  const policy = "script-src 'self'";
  const sites = [
    await site({ 'x-policy': policy }),
    await site({ 'x-policy': `${policy} http://127.0.0.1:45365` }),
  ] as const;
  await expect(requireLikeHeaders(sites, ['/', '/about'], 1)).resolves.toBeUndefined();
});

test('a site of many remotes names the origin of each', async () => {
  const policy = "script-src 'self'";
  const origins = Array.from({ length: 30 }, (_, index) => `http://127.0.0.1:${45_300 + index}`);
  const sites = [
    await site({ 'x-policy': policy }),
    await site({ 'x-policy': [policy, ...origins].join(' ') }),
  ] as const;
  await expect(requireLikeHeaders(sites, ['/'], 30)).resolves.toBeUndefined();
  await expect(requireLikeHeaders(sites, ['/'], 3)).rejects.toThrow('cannot be compared');
});

test('a site that lacks a policy is not compared', async () => {
  const sites = [await site({ 'x-policy': 'x'.repeat(200) }), await site({})] as const;
  await expect(requireLikeHeaders(sites, ['/about'], 3)).rejects.toThrow(
    /^\/about: headers of \d+ and of \d+ bytes cannot be compared\.$/,
  );
});
