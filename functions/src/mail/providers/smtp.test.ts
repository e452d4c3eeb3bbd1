import { startSmtpServer, type TestSmtpServer } from '@raade/mail-emulator';
import type { MailSettings } from '../../base/configuration/mail-settings.ts';
import type { MailProvider, MailResult } from '../mail-provider.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import { smtpProvider } from './smtp.ts';

const SETTINGS = {
  EMAIL_SENDER_NAME: 'RAADE, the association',
  EMAIL_SENDER_ADDRESS: 'hello@raade.test',
  EMAIL_TAX_WORDING: 'Sample wording.',
  SMTP_HOST: '127.0.0.1',
  SMTP_SECURITY: 'none',
} as const;
const DEADLINES = { connectMs: 10_000, answerMs: 10_000 };
/** These limits keep a test from waiting long for a server that hangs. */
const SHORT = { connectMs: 10_000, answerMs: 400 };

let server: TestSmtpServer;
let provider: MailProvider;

function providerTo(
  port: number,
  changes: Partial<MailSettings> = {},
  deadlines: Parameters<typeof smtpProvider>[1] = DEADLINES,
): MailProvider {
  return smtpProvider({ ...SETTINGS, SMTP_PORT: port, ...changes }, deadlines);
}

beforeEach(async () => {
  server = await startSmtpServer({ keepsMessages: true });
  provider = providerTo(server.port);
});

afterEach(async () => {
  provider.close();
  await server.close();
});

async function sendOne(changes = {}): Promise<MailResult | undefined> {
  return (await provider.send([sampleMail(1, changes)], 'batch'))[0];
}

const acceptedCount = () => server.accepted.countOf('reader-1@example.org');

/** Sends a mail, which the server refuses with this code, and then again, which it accepts. */
async function expectRefusedOnce(status: MailResult['status'], code: number): Promise<void> {
  expect(await sendOne()).toMatchObject({ status, reason: expect.stringContaining(String(code)) });
  expect(acceptedCount()).toBe(0);
  expect(await sendOne()).toEqual({ status: 'sent' });
}

test('each mail is sent as a separate message to one recipient', async () => {
  const mails = Array.from({ length: 12 }, (_, index) => sampleMail(index));
  expect(await provider.send(mails, 'batch')).toEqual(mails.map(() => ({ status: 'sent' })));
  expect(server.accepted.toObject()).toEqual(Object.fromEntries(mails.map(({ to }) => [to, 1])));
});

test('a message names its sender, and has the same id at each attempt', async () => {
  provider = providerTo(server.port, { EMAIL_REPLY_TO: 'office@raade.test' });
  const headers = { 'List-Unsubscribe': `<https://example.org/?token=${'a'.repeat(200)}>` };
  await sendOne({ key: 'campaign_a/b', headers });
  await sendOne({ key: 'campaign_a/b', headers });
  for (const message of server.messages) {
    const [head = '', body = ''] = message.split(/\r\n\r\n(.*)/s);
    const lines = head.replace(/\r\n\s+/g, ' ').split('\r\n');
    expect(lines).toContain('From: "RAADE, the association" <hello@raade.test>');
    expect(lines).toContain('Reply-To: office@raade.test');
    expect(lines).toContain('To: reader-1@example.org');
    expect(lines).toContain('Subject: Sample 1');
    expect(lines).toContain('Message-ID: <campaign_a-b@raade.test>');
    expect(lines).toContain(`List-Unsubscribe: ${headers['List-Unsubscribe']}`);
    expect(body).toMatch(/text\/plain[^]*Sample 1[^]*text\/html[^]*<p>Sample 1<\/p>/);
  }
  expect(server.messages).toHaveLength(2);
});

test('an attachment is sent unchanged at each attempt', async () => {
  const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const attachments = [{ name: 'R-7K3M.pdf', content }];
  await sendOne({ attachments });
  await sendOne({ attachments });
  expect(server.messages).toHaveLength(2);
  for (const message of server.messages) {
    const [, part = ''] = message.split(/Content-Type: application\/pdf; name=R-7K3M\.pdf\r\n/);
    expect(part).toMatch(/^(?:.+\r\n)*Content-Disposition: attachment; filename=R-7K3M\.pdf/);
    const [encoded = ''] = part.split('\r\n\r\n').slice(1);
    expect(Buffer.from(encoded.replace(/--.*/s, ''), 'base64').equals(content)).toBe(true);
  }
});

test.each([
  ['sender', 550, 'who are you'],
  ['sender', 530, '5.7.0 Authentication required'],
  ['sender', 552, '5.2.2 mailbox of the sender is full'],
  ['recipient', 550, '5.4.5 Daily user sending limit exceeded'],
  ['recipient', 554, '5.7.1 Relay access denied'],
  ['recipient', 550, '5.1.7 bad sender'],
  ['recipient', 550, '5.1.8 bad sender'],
  ['end', 550, '5.1.90 bad sender'],
  ['end', 550, '5.4.5 Daily user sending limit exceeded'],
  ['end', 554, '5.2.0 Submission quota exceeded'],
  ['end', 550, '5.7.60 not allowed to send as this sender'],
  ['connect', 554, '5.7.1 listed'],
] as const)(
  'a permanent refusal of our server at the step %s (%i %s) gives the result blocked',
  async (at, does, replyText) => {
    server.plan({ at, does, replyText, times: 9 });
    expect(await sendOne()).toMatchObject({
      status: 'blocked',
      reason: expect.stringContaining(replyText),
    });
    expect(acceptedCount()).toBe(0);
  },
);

test.each([
  ['recipient', 550, '5.1.1 no such box'],
  ['recipient', 550, '5.4.1 Recipient address rejected'],
  ['recipient', 552, '5.2.2 mailbox full'],
  ['recipient', 550, '5.7.17 the mailbox has another owner'],
  ['end', 552, '5.2.2 mailbox full'],
  ['end', 552, '5.3.4 message too big'],
  ['end', 535, 'Authentication failed'],
] as const)(
  'a permanent refusal of one mail at the step %s (%i %s) gives the result refused',
  async (at, does, replyText) => {
    server.plan({ at, does, replyText });
    await expectRefusedOnce('refused', does);
  },
);

test('a refused sign-in gives the result blocked, not temporary', async () => {
  const strict = await startSmtpServer({ password: 'the new one' });
  process.env.SMTP_PASSWORD = 'the old one';
  provider = providerTo(strict.port, { SMTP_USER: 'hello@raade.test' });
  expect(await sendOne()).toMatchObject({ status: 'blocked' });
  provider.close();
  process.env.SMTP_PASSWORD = 'the new one';
  provider = providerTo(strict.port, { SMTP_USER: 'hello@raade.test' });
  expect(await sendOne()).toEqual({ status: 'sent' });
  provider.close();
  await strict.close();
});

test.each<['sender' | 'recipient' | 'end', number, string?]>([
  ['sender', 421],
  ['sender', 451],
  ['recipient', 450],
  ['recipient', 450, '4.7.1 greylisted'],
  ['recipient', 421],
  ['recipient', 454],
  ['end', 421],
  ['end', 452],
])(
  'a refusal at the step %s with the temporary code %i gives the result temporary',
  async (at, does, replyText = 'not now') => {
    server.plan({ at, does, replyText });
    await expectRefusedOnce('temporary', does);
  },
);

test('a server that refuses connections gives the result temporary', async () => {
  server.plan({ at: 'connect', does: 554, times: 9 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
});

test('mails beyond the rate limit of a server get the result temporary', async () => {
  const strict = await startSmtpServer({ limit: { count: 2, perMs: 60_000 } });
  provider = providerTo(strict.port);
  const results = await provider.send(
    [1, 2, 3].map((number) => sampleMail(number)),
    'batch',
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['sent', 'sent', 'temporary']);
  expect(strict.accepted.total).toBe(2);
  provider.close();
  await strict.close();
});

test('a refused mail does not stop the others of its batch', async () => {
  server.plan({ at: 'recipient', does: 550, to: 'reader-2@example.org' });
  const results = await provider.send(
    [1, 2, 3].map((number) => sampleMail(number)),
    'batch',
  );
  expect(results.map(({ status }) => status)).toEqual(['sent', 'refused', 'sent']);
});

test.each(
  (['connect', 'sender', 'recipient'] as const).flatMap((at) =>
    (['drop', 'hang'] as const).map((does) => [at, does] as const),
  ),
)('a server that fails at %s (%s) gives the result temporary', async (at, does) => {
  if (does === 'hang') provider = providerTo(server.port, {}, SHORT);
  server.plan({ at, does, times: 9 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(acceptedCount()).toBe(0);
});

test('a server that does not listen gives the result temporary', async () => {
  await server.close();
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
});

test('a connection that ends within a long message gives the result temporary', async () => {
  server.plan({ at: 'body', does: 'drop' });
  expect(await sendOne({ text: 'A long text. '.repeat(1_000_000) })).toMatchObject({
    status: 'temporary',
  });
  expect(acceptedCount()).toBe(0);
});

test.each(['drop', 'hang'] as const)(
  'a server that fails after accepting a message (%s) gives the result unknown',
  async (does) => {
    if (does === 'hang') provider = providerTo(server.port, {}, SHORT);
    server.plan({ at: 'end', does });
    expect(await sendOne()).toMatchObject({ status: 'unknown' });
    // The server has the mail, so it must not be sent again.
    expect(acceptedCount()).toBe(1);
  },
);

test('mails for which no time is left get the result temporary', async () => {
  provider = providerTo(server.port, {}, { ...DEADLINES, sendMs: -1 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(server.accepted.total).toBe(0);
});

test('a mail is sent even if the server has closed the earlier connection', async () => {
  await sendOne();
  server.dropConnections();
  expect(await sendOne()).toEqual({ status: 'sent' });
  expect(acceptedCount()).toBe(2);
});

test('a server without encryption gets no mail if encryption is required', async () => {
  provider = providerTo(server.port, { SMTP_SECURITY: 'starttls' });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(acceptedCount()).toBe(0);
});
