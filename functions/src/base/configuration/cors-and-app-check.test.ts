import { SITE_ORIGIN } from '../../testing/test-environment.ts';
import { CALLABLES, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { checkCells } from '@raade/contracts/testing/matrix';
import type { FunctionServer } from '../../testing/function-server.ts';

// A matrix takes its time on a busy machine.
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

test('every call may be made by pages of the sites', () =>
  checkCalls(async (name) => {
    const { headers } = await send(name, SITE_ORIGIN, 'OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
  }));

test('no call may be made by pages of others', () =>
  checkCalls(async (name) => {
    const { headers } = await send(name, 'https://elsewhere.example.org', 'OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }));

test('every call is refused without an App Check token once that is enforced', () =>
  checkCalls(async (name) => {
    const answer = await send(name, SITE_ORIGIN);
    expect(answer.status).toBe(401);
    // Previews are open without a token, so that only their right is missing; of others nobody comes so far.
    const message = name === CALLABLES.previewContent ? 'Please sign in.' : 'Unauthenticated';
    expect(await answer.json()).toMatchObject({ error: { message } });
  }));

test('process-donation refuses an App Check token that was used before', async () => {
  const { processDonationCall } = await import('../../money/donations/calls.ts');
  const app = { appId: 'an-app', token: {}, alreadyConsumed: true };
  const call = { data: {}, app, rawRequest: { headers: {} } } as never;
  await expect(processDonationCall.run(call, 'process-donation')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('load the page again'),
  });
});

test('the webhook may not be called by any page', async () => {
  const { headers } = await send(STRIPE_WEBHOOK, SITE_ORIGIN, 'OPTIONS');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
