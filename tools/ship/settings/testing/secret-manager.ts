import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Speaks Secret Manager's REST API as far as deployments ask it: whether a secret is there, and its latest version
 * (https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets/get).
 */
export async function startSecretManager(existing: ReadonlySet<string>) {
  const asked = new Set<string>();
  const server = createServer(({ url = '' }, response) => {
    const [, name = '', version] =
      /^\/v1\/(projects\/[^/]+\/secrets\/\w+)(\/versions\/\w+)?/.exec(url) ?? [];
    const secret = name.split('/').at(-1) ?? '';
    asked.add(secret);
    response.setHeader('content-type', 'application/json');
    response.statusCode = existing.has(secret) ? 200 : 404;
    const found = version ? { name: `${name}/versions/1`, state: 'ENABLED' } : { name };
    const missing = { error: { code: 404, status: 'NOT_FOUND', message: 'is not there' } };
    response.end(JSON.stringify(existing.has(secret) ? found : missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
