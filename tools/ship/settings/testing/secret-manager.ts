import { startLocalServer } from '@raade/contracts/testing/local-server';

/**
 * A fake of Secret Manager's REST API, with the requests of deployments: secrets and their latest version
 * (https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets/get).
 */
export async function startSecretManager(existing: ReadonlySet<string>) {
  const asked = new Set<string>();
  const { origin, close } = await startLocalServer(({ url = '' }, response) => {
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
  return { origin, asked, close };
}
