import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requireSameHeaders } from './same-headers.ts';

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

test('sites with the same headers can be compared, whatever these say', async () => {
  const sites = [await site({ 'x-policy': 'one' }), await site({ 'x-policy': 'two' })] as const;
  await expect(requireSameHeaders(sites, ['/', '/about'])).resolves.toBeUndefined();
});

test('a header that one of them lacks is named', async () => {
  const [one, other] = [await site({ 'x-policy': 'one' }), await site({ 'x-other': 'two' })];
  await expect(requireSameHeaders([one, other], ['/about'])).rejects.toThrow(
    `/about: ${other} lacks x-policy, ${one} lacks x-other.`,
  );
});
