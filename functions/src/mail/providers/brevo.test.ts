import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBrevoServer, type MisbehavingBrevo } from '@raade/mail-emulator';
import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import { brevoProvider } from './brevo.ts';

const API_KEY = 'xkeysib-sample';
const OPTIONS = {
  answerMs: 10_000,
  sendMs: 60_000,
  attempts: 3,
  pauseMs: 1,
  callsPerMinute: 600_000,
};

let brevo: MisbehavingBrevo;
let provider: MailProvider;

function providerTo(url: string, changes: Parameters<typeof brevoProvider>[1] = {}): MailProvider {
  const settings = {
    EMAIL_PROVIDER: 'brevo',
    EMAIL_SENDER_NAME: 'RAADE',
    EMAIL_SENDER_ADDRESS: 'hello@example.org',
    EMAIL_REPLY_TO: 'office@example.org',
    EMAIL_TAX_WORDING: 'Sample wording.',
    BREVO_API_BASE: url,
  } as const;
  return brevoProvider(settings, { ...OPTIONS, ...changes });
}

beforeEach(async () => {
  process.env.BREVO_API_KEY = API_KEY;
  brevo = await startBrevoServer({ apiKey: API_KEY, keepsRequests: true });
  provider = providerTo(brevo.url);
});

afterEach(async () => {
  provider.close();
  await brevo.close();
});

const mailsTo = (...numbers: number[]) => numbers.map((number) => sampleMail(number));
const send = (mails: readonly OutgoingMail[] = mailsTo(1, 2, 3), key = 'batch') =>
  provider.send(mails, key);
const statuses = (results: readonly MailResult[]) => results.map(({ status }) => status);

/** This provider does not wait long for a Brevo that hangs. */
const impatient = () => (provider = providerTo(brevo.url, { answerMs: 300 }));

const INVALID = { to: 'sam@localhost' };

test('mails go out in one call, each to its one recipient with what is its own', async () => {
  const headers = { 'List-Unsubscribe': '<https://example.org/?token=1>' };
  const [first, second] = [sampleMail(1, { headers }), sampleMail(2)];
  expect(statuses(await send([first, second]))).toEqual(['sent', 'sent']);
  expect(brevo.requests).toEqual([
    expect.objectContaining({
      sender: { name: 'RAADE', email: 'hello@example.org' },
      replyTo: { email: 'office@example.org' },
      messageVersions: [
        {
          to: [{ email: first.to }],
          subject: first.subject,
          htmlContent: first.html,
          textContent: first.text,
          headers,
        },
        {
          to: [{ email: second.to }],
          subject: second.subject,
          htmlContent: second.html,
          textContent: second.text,
        },
      ],
    }),
  ]);
});

test('a call carries at most a thousand mails, and not many long ones', async () => {
  await send(Array.from({ length: 2500 }, (_, index) => sampleMail(index)));
  const long = Array.from({ length: 5 }, (_, index) =>
    sampleMail(9000 + index, { html: 'x'.repeat(3_000_000) }),
  );
  await send(long, 'long');
  expect(
    brevo.requests.map(({ messageVersions }) => messageVersions.length).sort((a, b) => b - a),
  ).toEqual([1000, 1000, 500, 2, 2, 1]);
  expect(brevo.accepted.total).toBe(2505);
});

test('the same mails under the same key are sent once', async () => {
  await send();
  expect(statuses(await send())).toEqual(['sent', 'sent', 'sent']);
  expect(brevo.accepted.total).toBe(3);
  await send(mailsTo(1, 2));
  await send(mailsTo(1, 2, 3), 'another batch');
  expect(brevo.accepted.countOf('reader-1@example.org')).toBe(3);
});

test.each(['drop', 'hang', 502, 504] as const)(
  'an answer that is lost (%s) is asked for again, and nobody gets two mails',
  async (does) => {
    if (does === 'hang') impatient();
    brevo.plan({ at: 'after', does });
    expect(statuses(await send())).toEqual(['sent', 'sent', 'sent']);
    expect(brevo.accepted.toObject()).toEqual({
      'reader-1@example.org': 1,
      'reader-2@example.org': 1,
      'reader-3@example.org': 1,
    });
  },
);

test.each(['drop', 'hang'] as const)(
  'a call that never arrived (%s) is made again',
  async (does) => {
    if (does === 'hang') impatient();
    brevo.plan({ at: 'before', does });
    expect(statuses(await send())).toEqual(['sent', 'sent', 'sent']);
    expect(brevo.accepted.total).toBe(3);
  },
);

test.each(['drop', 'hang', 504] as const)(
  'if Brevo does %s each time, nobody knows',
  async (does) => {
    if (does === 'hang') impatient();
    brevo.plan({ at: 'before', does, times: 3 });
    expect(statuses(await send())).toEqual(['unknown', 'unknown', 'unknown']);
    expect(brevo.calls.total).toBe(3);
  },
);

test('what comes after a lost answer does not make it known', async () => {
  brevo.plan({ at: 'after', does: 'drop' });
  brevo.plan({ at: 'before', does: 503, times: 2 });
  expect(statuses(await send())).toEqual(['unknown', 'unknown', 'unknown']);
});

test.each([401, 402, 403])(
  'a %i says that Brevo takes nothing from our account, and nothing of the mails',
  async (does) => {
    brevo.plan({ at: 'before', does });
    expect(await send(mailsTo(1))).toEqual([
      {
        status: 'blocked',
        reason: expect.stringContaining(`Brevo answered ${does}`),
        code: expect.any(String),
      },
    ]);
    expect(brevo.calls.total).toBe(1);
  },
);

test('that our account takes nothing now does not make known what became of a call before', async () => {
  brevo.plan({ at: 'after', does: 'drop' });
  brevo.plan({ at: 'before', does: 402, times: 2 });
  expect(statuses(await send())).toEqual(['unknown', 'unknown', 'unknown']);
});

test.each([500, 503])('a %i says nothing of the mails', async (does) => {
  brevo.plan({ at: 'before', does });
  expect(await send(mailsTo(1))).toEqual([
    { status: 'temporary', reason: expect.stringContaining(`Brevo answered ${does}`) },
  ]);
  expect(brevo.calls.total).toBe(1);
});

test('nobody listens: nothing was taken', async () => {
  await brevo.close();
  expect(await send(mailsTo(1))).toEqual([
    { status: 'temporary', reason: 'Brevo could not be asked (ECONNREFUSED).' },
  ]);
  brevo = await startBrevoServer({ apiKey: API_KEY });
});

test.each([
  ['seconds', () => '7', 7000],
  ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
])('who is told to come later in %s knows when', async (_form, retryAfter, expectedMs) => {
  brevo.plan({ at: 'before', does: 429, retryAfter: retryAfter() });
  const [result] = await send(mailsTo(1));
  expect(result).toMatchObject({ status: 'temporary' });
  const ms = result?.status === 'temporary' ? result.retryAfterMs : undefined;
  expect(Math.abs((ms ?? 0) - expectedMs)).toBeLessThan(2500);
});

test('beyond the limit, Brevo’s own counter says when', async () => {
  await brevo.close();
  brevo = await startBrevoServer({ apiKey: API_KEY, limit: { count: 1, perMs: 60_000 } });
  provider = providerTo(brevo.url);
  await send(mailsTo(1));
  expect(await send(mailsTo(2))).toEqual([
    { status: 'temporary', reason: expect.stringContaining('429'), retryAfterMs: 60_000 },
  ]);
});

test('of a call with invalid mails only those are refused', async () => {
  const mails = Array.from({ length: 40 }, (_, index) =>
    sampleMail(index, [7, 8, 31].includes(index) ? INVALID : {}),
  );
  const results = await send(mails);
  results.forEach(({ status }, index) => {
    expect(status).toBe([7, 8, 31].includes(index) ? 'refused' : 'sent');
  });
  expect(results[7]).toMatchObject({
    reason: 'Brevo answered 400 invalid_parameter: email is not valid in to',
  });
  expect(brevo.accepted.total).toBe(37);
});

test('a sender that Brevo does not take is not blamed on every recipient', async () => {
  const mails = Array.from({ length: 500 }, (_, index) => sampleMail(index, INVALID));
  const results = statuses(await send(mails));
  expect(brevo.calls.total).toBe(60);
  expect(results.filter((status) => status === 'temporary').length).toBeGreaterThan(400);
  expect(new Set(results)).toEqual(new Set(['refused', 'temporary']));
});

test('what takes too long waits for the next call', async () => {
  provider = providerTo(brevo.url, { sendMs: -1 });
  expect(statuses(await send())).toEqual(['temporary', 'temporary', 'temporary']);
  expect(brevo.calls.total).toBe(0);
});

test('a key that was withdrawn costs no mail, and stops the sending', async () => {
  process.env.BREVO_API_KEY = 'xkeysib-old';
  expect(statuses(await send())).toEqual(['blocked', 'blocked', 'blocked']);
  expect(brevo.accepted.total).toBe(0);
});

test('who sends us elsewhere gets neither mails nor the key there', async () => {
  const elsewhere = createServer((_request, response) =>
    response.writeHead(307, { location: `${brevo.url}/v3/smtp/email` }).end(),
  ).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  provider = providerTo(`http://127.0.0.1:${port}`);
  expect(statuses(await send(mailsTo(1)))).toEqual(['unknown']);
  expect(brevo.requests).toEqual([]);
  elsewhere.close();
});
