import { LOG, SITE_ORIGIN } from '../../testing/test-environment.ts';
import { CALLABLES, EMAIL_UNSUBSCRIBE, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { checkCells } from '@raade/contracts/testing/matrix';
import { useFunctionServer } from '../../testing/function-server.ts';

// Many cells take minutes on a busy machine.
jest.setTimeout(300_000);

const server = useFunctionServer();

const NAMES = Object.values(CALLABLES);

function post(name: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: SITE_ORIGIN };
  return fetch(`${server.url}/${name}`, { method: 'POST', headers, body });
}

const checkCalls = (check: (name: string) => Promise<void>, cells: readonly string[] = NAMES) =>
  checkCells({ cells, nameOf: (name) => name, check });

test('every call answers invalid requests with an error that pages can read', () =>
  checkCalls(async (name) => {
    const answer = await post(name, '{"data":{"a":[{"@type":"x"}]}}');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
    expect(await answer.json()).toEqual({
      error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' },
    });
    expect(answer.status).toBe(400);
  }));

test.each([
  ['with plain text, as other sites can send it', { 'content-type': 'text/plain' }],
  ['with a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['without a content type', {}],
])('a POST request %s calls no function', (_how, headers) =>
  checkCalls(async (name) => {
    const request = { method: 'POST', headers, body: '{"data":{}}' };
    expect((await fetch(`${server.url}/${name}`, request)).status).toBe(400);
  }),
);

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s calls no function', (method) =>
  checkCalls(async (name) => {
    expect((await fetch(`${server.url}/${name}?data={}`, { method })).status).toBe(400);
  }),
);

test('the content of an invalid call is not logged', async () => {
  LOG.length = 0;
  const answer = await post(NAMES[0] ?? '', '{"donor":"Ada Lovelace"}');
  expect(answer.status).toBe(400);
  expect(LOG.join('\n')).toContain('Invalid request');
  expect(LOG.join('\n')).not.toContain('Lovelace');
});

test('no answer is cached, sniffed for its type, or names the software of the server', () =>
  checkCalls(
    async (name) => {
      const { headers } = await post(name, '{"data":null}');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'strict-transport-security': expect.stringContaining('includeSubDomains') as string,
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringMatching(/; charset=utf-8$/) as string,
      });
      expect(headers.get('x-powered-by')).toBeNull();
    },
    [...NAMES, STRIPE_WEBHOOK, EMAIL_UNSUBSCRIBE],
  ));

test('text in answers of the webhook is plain text', async () => {
  const { headers } = await post(STRIPE_WEBHOOK, '{}');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
