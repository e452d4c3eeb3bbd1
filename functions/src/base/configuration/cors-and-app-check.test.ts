import { SITE_ORIGIN } from '../../testing/test-environment.ts';
import { CALLABLES, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { checkCells } from '@raade/contracts/testing/matrix';
import type { FunctionServer } from '../../testing/function-server.ts';

// Many cells take minutes on a busy machine.
jest.setTimeout(300_000);

let server: FunctionServer;

beforeAll(async () => {
  process.env.ENFORCE_APP_CHECK = 'true';
  const { startFunctionServer } = await import('../../testing/function-server.ts');
  server = await startFunctionServer();
});

afterAll(() => server.close());

function send(name: string, origin: string, method = 'POST') {
  return fetch(`${server.url}/${name}`, {
    method,
    headers: { 'content-type': 'application/json', origin },
    ...(method === 'POST' && { body: '{"data":{}}' }),
  });
}

const checkCalls = (check: (name: string) => Promise<void>) =>
  checkCells({ cells: Object.values(CALLABLES), nameOf: (name) => name, check });

test('pages of our sites can make every call', () =>
  checkCalls(async (name) => {
    const { headers } = await send(name, SITE_ORIGIN, 'OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
  }));

test('pages of other sites can make no call', () =>
  checkCalls(async (name) => {
    const { headers } = await send(name, 'https://elsewhere.example.org', 'OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }));

test('every call without an App Check token is refused once the check is enforced', () =>
  checkCalls(async (name) => {
    const answer = await send(name, SITE_ORIGIN);
    expect(answer.status).toBe(401);
    // Previews need no App Check token, so that they fail later, for lack of a sign-in.
    const message = name === CALLABLES.previewContent ? 'Please sign in.' : 'Unauthenticated';
    expect(await answer.json()).toMatchObject({ error: { message } });
  }));

test('process-donation refuses a reused App Check token', async () => {
  const { processDonationCall } = await import('../../money/donations/calls.ts');
  const app = { appId: 'an-app', token: {}, alreadyConsumed: true };
  const call = { data: {}, app, rawRequest: { headers: {} } } as never;
  await expect(processDonationCall.run(call, 'process-donation')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('load the page again'),
  });
});

test('no page can call the webhook', async () => {
  const { headers } = await send(STRIPE_WEBHOOK, SITE_ORIGIN, 'OPTIONS');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
