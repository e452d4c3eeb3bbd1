import { BOUNCE_TOKENS } from '../src/testing/test-environment.ts';
import { EMAIL_BOUNCES } from '@raade/contracts/base/callables';
import { HOSTILE_VALUES } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { collection } from '../src/base/firestore.ts';
import { useFunctionServer } from '../src/testing/function-server.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const TO = 'ada@example.org';
const OTHER = 'bo@example.org';

const server = useFunctionServer();
const authorization = `Bearer ${BOUNCE_TOKENS.current}`;
const post = (body: string, headers: object = { authorization }) =>
  fetch(`${server.url}/${EMAIL_BOUNCES}?token=${BOUNCE_TOKENS.current}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const suppressed = async () => (await collection('suppressions').get()).docs.map(({ id }) => id);

test('a report without a valid token is refused', async () => {
  const { current } = BOUNCE_TOKENS;
  const tokens = [
    '',
    'x',
    current.slice(0, -1),
    `${current}x`,
    Object.values(BOUNCE_TOKENS).join(),
  ];
  await checkCells({
    cells: [
      ...tokens.map((token) => `Bearer ${token}`),
      ...['Basic', 'bearer', 'Token', ''].map((scheme) => `${scheme} ${current}`),
    ],
    nameOf: (authorization) => authorization,
    check: async (authorization) => {
      const event = JSON.stringify({ event: 'hard_bounce', email: TO });
      expect((await post(event, { authorization })).status).toBe(401);
      expect(await suppressed()).toEqual([]);
    },
  });
});

test('a request that is not an event of Brevo suppresses no address', () =>
  checkCells({
    cells: [
      ...Object.values(HOSTILE_VALUES).map((value) => ({ event: value, email: TO })),
      ...Object.values(HOSTILE_VALUES).map((value) => ({ event: 'hard_bounce', email: value })),
      { event: 'constructor', email: TO },
      { event: '__proto__', email: TO },
      { event: 'hard_bounce', email: `${TO}, ${OTHER}` },
      { event: 'HARD_BOUNCE', email: TO },
      { items: [{ event: 'hard_bounce', email: TO }] },
    ].map((event) => JSON.stringify(event)),
    nameOf: (event) => event.slice(0, 200),
    check: async (event) => {
      expect([200, 400]).toContain((await post(event)).status);
      expect(await suppressed()).toEqual([]);
    },
  }));

test('a request that is too long is refused', async () => {
  expect((await post(`"${'x'.repeat(3 * 1024 * 1024)}"`)).status).toBe(413);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('a %s request is refused', async (method) => {
  const url = `${server.url}/${EMAIL_BOUNCES}`;
  expect((await fetch(url, { method, headers: { authorization } })).status).toBe(405);
});

test('while tokens are replaced, the next one is accepted, too', async () => {
  const event = JSON.stringify({ event: 'hard_bounce', email: TO });
  const response = await post(event, { authorization: `Bearer ${BOUNCE_TOKENS.next}` });
  expect(await response.json()).toEqual({ recorded: 1, ignored: 0 });
});
