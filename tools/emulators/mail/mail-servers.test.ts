import { Plan } from './plan.ts';
import { RateWindow } from './rate-window.ts';
import { startBrevoServer } from './brevo-server.ts';
import { startSmtpServer } from './smtp-server.ts';

test('a fault strikes what it fits, as often as it was planned', () => {
  const plan = new Plan<{ at: string; times?: number }>();
  plan.add({ at: 'a', times: 2 });
  plan.add({ at: 'b' });
  const take = (at: string) => plan.take((fault) => fault.at === at)?.at;
  expect([take('a'), take('b'), take('b'), take('a'), take('a')]).toEqual([
    'a',
    'b',
    undefined,
    'a',
    undefined,
  ]);
});

test('a window takes so many, the next one as many again', () => {
  jest.useFakeTimers({ now: 0 });
  const window = new RateWindow({ count: 2, perMs: 1000 });
  expect([window.take(), window.take(), window.take()]).toEqual([true, true, false]);
  jest.setSystemTime(400);
  expect([window.remaining, window.resetMs]).toEqual([0, 600]);
  jest.setSystemTime(1000);
  expect(window.take()).toBe(true);
  jest.useRealTimers();
});

describe('the emulator of Brevo', () => {
  const API_KEY = 'xkeysib-sample';
  const content = { subject: 'Sample', htmlContent: '<p>Sample</p>', textContent: 'Sample' };
  const request = {
    sender: { name: 'RAADE', email: 'hello@example.org' },
    ...content,
    headers: { idempotencyKey: '3b241101-e2bb-4255-8caf-4136c566a962' },
    messageVersions: [{ to: [{ email: 'reader@example.org' }], ...content }],
  };

  test('knows a key for thirty minutes, and refuses what Brevo would', async () => {
    const server = await startBrevoServer({ apiKey: API_KEY, limit: { count: 5, perMs: 60_000 } });
    const post = async (body: unknown, key = API_KEY) => {
      const headers = { 'api-key': key };
      const url = `${server.url}/v3/smtp/email`;
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { code } = (await response.json()) as { code?: string };
      return [response.status, code, response.headers.get('x-sib-ratelimit-remaining')];
    };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(100 * 60_000);
    expect(await post(request)).toEqual([201, undefined, '4']);
    expect(await post(request)).toEqual([400, 'duplicate_parameter', '3']);
    expect(await post({ ...request, to: [] })).toEqual([400, 'invalid_parameter', '2']);
    expect(await post(request, 'another')).toEqual([401, 'unauthorized', '1']);
    expect(await post({})).toEqual([400, 'invalid_parameter', '0']);
    expect(await post(request)).toEqual([429, 'too_many_requests', '0']);
    clock.mockReturnValue(130 * 60_000);
    expect(await post(request)).toEqual([201, undefined, '4']);
    clock.mockRestore();
    expect(server.accepted.toObject()).toEqual({ 'reader@example.org': 2 });
    expect(server.calls).toEqual({ total: 7, limited: 1 });
    await server.close();
  });
});

test('servers end at once, whatever is connected', async () => {
  const server = await startSmtpServer();
  const { connect } = await import('node:net');
  const socket = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('data', resolve));
  expect(server.connections()).toBe(1);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  await ended;
});
