import { LOG, SITE_ORIGIN } from '../testing/test-environment.ts';
import { CALLABLES, EMAIL_UNSUBSCRIBE, STRIPE_WEBHOOK } from '@raade/contracts/callables';
import { firestore } from '../firestore.ts';
import { startFunctionServer, type FunctionServer } from '../testing/function-server.ts';

let server: FunctionServer;
beforeAll(async () => void (server = await startFunctionServer()));
afterAll(async () => {
  await server.close();
  await firestore().terminate();
});

const NAMES = Object.values(CALLABLES);

function post(name: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: SITE_ORIGIN };
  return fetch(`${server.url}/${name}`, { method: 'POST', headers, body });
}

describe.each(NAMES)('%s', (name) => {
  test.each([
    ['nested five thousand deep', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['objects five thousand deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['of a type that the SDK would look up', '{"a":[{"@type":"x"}]}'],
  ])('answers data that are %s as a bad request, and pages can read that', async (_what, data) => {
    const answer = await post(name, `{"data":${data}}`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
    expect(await answer.json()).toEqual({
      error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' },
    });
    expect(answer.status).toBe(400);
  });
});

test.each([
  ['as a page of another site sends it without being asked', { 'content-type': 'text/plain' }],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['without a type', {}],
])('what is posted %s calls no function', async (_how, headers) => {
  for (const name of NAMES) {
    const answer = await fetch(`${server.url}/${name}`, {
      method: 'POST',
      headers,
      body: '{"data":{}}',
    });
    expect([name, answer.status]).toEqual([name, 400]);
  }
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s calls no function', async (method) => {
  for (const name of NAMES) {
    const { status } = await fetch(`${server.url}/${name}?data={}`, { method });
    expect([name, status]).toEqual([name, 400]);
  }
});

test('of a call that is none nothing is logged that was sent with it', async () => {
  LOG.length = 0;
  const answer = await post(NAMES[0] ?? '', '{"donor":"Ada Lovelace"}');
  expect(answer.status).toBe(400);
  expect(LOG.join('\n')).toContain('Invalid request');
  expect(LOG.join('\n')).not.toContain('Lovelace');
});

test.each([...NAMES, STRIPE_WEBHOOK, EMAIL_UNSUBSCRIBE])(
  'what %s answers is kept nowhere, is what it says it is, and does not tell of what it is made',
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
);

test('what the webhook answers in words is plain text', async () => {
  const { headers } = await post(STRIPE_WEBHOOK, '{}');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
