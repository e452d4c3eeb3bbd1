import { BOUNCE_TOKENS } from '../src/testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { bounceMail } from '@raade/mail-emulator';
import { EMAIL_BOUNCES } from '@raade/contracts/base/callables';
import { HOSTILE_VALUES } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { deliveriesOf } from '../src/mail/campaigns/campaign-document.ts';
import { collection } from '../src/base/firestore.ts';
import { addressHash } from '../src/base/address.ts';
import { bounceAddress } from '../src/mail/bounces/bounce-address.ts';
import { useFunctionServer } from '../src/testing/function-server.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const TO = 'ada@example.org';
const OTHER = 'bo@example.org';
const campaign = { kind: 'campaign', id: randomUUID() } as const;
const domain = 'bounces.example.org';
const from = bounceAddress({ origin: campaign, to: TO }, domain);

const server = useFunctionServer();

beforeAll(async () => {
  for (const email of [TO, OTHER]) {
    const delivery = { email, first_name: null, status: 'sent', attempts: 1, reason: null };
    await deliveriesOf(campaign.id).doc(addressHash(email)).set(delivery);
  }
});
const authorization = `Bearer ${BOUNCE_TOKENS.current}`;
const post = (body: string, type: string, headers: object = { authorization }) =>
  fetch(`${server.url}/${EMAIL_BOUNCES}?token=${BOUNCE_TOKENS.current}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
const MAIL = 'message/rfc822';
const HARD = '5.1.1 No such user';

const suppressed = async () => (await collection('suppressions').get()).docs.map(({ id }) => id);

test('whoever has no token reports nothing', async () => {
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
      const report = bounceMail({ from, to: TO }, HARD);
      expect((await post(report, MAIL, { authorization })).status).toBe(401);
      const event = JSON.stringify({ event: 'hard_bounce', email: TO });
      expect((await post(event, 'application/json', { authorization })).status).toBe(401);
      expect(await suppressed()).toEqual([]);
    },
  });
});

test('a report that somebody has forged takes nobody off', async () => {
  const FORGED: Readonly<Record<string, string>> = {
    'without an address of ours': bounceMail({ from: 'hello@raade.test', to: TO }, HARD),
    'of a mail that is on no record': bounceMail(
      {
        from: bounceAddress({ origin: { kind: 'campaign', id: randomUUID() }, to: TO }, domain),
        to: TO,
      },
      HARD,
    ),
    'of a mail that somebody else got': bounceMail(
      { from: bounceAddress({ origin: campaign, to: 'cy@example.org' }, domain), to: TO },
      HARD,
    ),
    'an answer of somebody on holiday': `To: ${from}\r\nSubject: Away\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`,
    'a delay': bounceMail({ from, to: TO }, HARD).replace('Action: failed', 'Action: delayed'),
    nothing: '',
    'no mail': '\u0000\u0001--\r\n',
    'ten thousand parts in each other': `${'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n'.repeat(10_000)}To: ${from}`,
    'a header of a million letters': `To: ${'a'.repeat(1_000_000)}${from}\r\n\r\n`,
  };

  await checkCells({
    cells: Object.entries(FORGED),
    nameOf: ([what]) => what,
    check: async ([, mail]) => {
      const response = await post(mail, MAIL);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ noted: 0, ignored: 1 });
      expect(await suppressed()).toEqual([]);
    },
  });
});

test('what is no event of Brevo’s takes nobody off', () =>
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
      expect([200, 400]).toContain((await post(event, 'application/json')).status);
      expect(await suppressed()).toEqual([]);
    },
  }));

test('what is too long is not looked at', async () => {
  expect((await post('x'.repeat(3 * 1024 * 1024), MAIL)).status).toBe(413);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s reports nothing', async (method) => {
  const url = `${server.url}/${EMAIL_BOUNCES}`;
  expect((await fetch(url, { method, headers: { authorization } })).status).toBe(405);
});

test('a report is about whom its address was made for, whomever else it names', async () => {
  const report = bounceMail({ from, to: OTHER }, HARD);
  const response = await post(report, MAIL, { authorization: `Bearer ${BOUNCE_TOKENS.next}` });
  expect(await response.json()).toEqual({ noted: 1, ignored: 0 });
  expect(await suppressed()).toEqual([addressHash(TO)]);
});
