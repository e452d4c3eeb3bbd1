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

const taken = () => server.accepted.countOf('reader-1@example.org');

/** Sends a mail that the server answers with this code, and the same mail again, which it takes. */
async function expectRefusedOnce(status: MailResult['status'], code: number): Promise<void> {
  expect(await sendOne()).toMatchObject({ status, reason: expect.stringContaining(String(code)) });
  expect(taken()).toBe(0);
  expect(await sendOne()).toEqual({ status: 'sent' });
}

test('each mail is a message of its own, to one recipient', async () => {
  const mails = Array.from({ length: 12 }, (_, index) => sampleMail(index));
  expect(await provider.send(mails, 'batch')).toEqual(mails.map(() => ({ status: 'sent' })));
  expect(server.accepted.toObject()).toEqual(Object.fromEntries(mails.map(({ to }) => [to, 1])));
});

test('a message says who sends it, and has the id of its mail at each attempt', async () => {
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

test('what is attached comes along, byte by byte, at each attempt', async () => {
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
  'what the server refuses us for good at the %s (%i %s) says nothing of the mail, and nothing else would go out',
  async (at, does, replyText) => {
    server.plan({ at, does, replyText, times: 9 });
    expect(await sendOne()).toMatchObject({
      status: 'blocked',
      reason: expect.stringContaining(replyText),
    });
    expect(taken()).toBe(0);
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
  'what the server says of the mail alone at the %s (%i %s) stops no other',
  async (at, does, replyText) => {
    server.plan({ at, does, replyText });
    await expectRefusedOnce('refused', does);
  },
);

test('a sign-in that is refused sends nothing, and is distinguished from a busy server', async () => {
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
  'what the server refuses for now at the %s with %i is temporary, whatever it says of us',
  async (at, does, replyText = 'not now') => {
    server.plan({ at, does, replyText });
    await expectRefusedOnce('temporary', does);
  },
);

test('a server that turns everybody away says nothing of the mail', async () => {
  server.plan({ at: 'connect', does: 554, times: 9 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
});

test('beyond what a server takes in a while, mails wait', async () => {
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

test('one that is refused does not keep the others', async () => {
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
)('a server that at the %s does %s has taken nothing', async (at, does) => {
  if (does === 'hang') provider = providerTo(server.port, {}, SHORT);
  server.plan({ at, does, times: 9 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(taken()).toBe(0);
});

test('nobody listens: nothing was taken', async () => {
  await server.close();
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
});

test('a connection that ends before the end of a long message has taken nothing', async () => {
  server.plan({ at: 'body', does: 'drop' });
  expect(await sendOne({ text: 'A long text. '.repeat(1_000_000) })).toMatchObject({
    status: 'temporary',
  });
  expect(taken()).toBe(0);
});

test.each(['drop', 'hang'] as const)(
  'a server that takes a message on and then does %s may have it',
  async (does) => {
    if (does === 'hang') provider = providerTo(server.port, {}, SHORT);
    server.plan({ at: 'end', does });
    expect(await sendOne()).toMatchObject({ status: 'unknown' });
    // The mail is never sent again by itself.
    expect(taken()).toBe(1);
  },
);

test('mails that a slow server leaves no time for wait for the next call', async () => {
  provider = providerTo(server.port, {}, { ...DEADLINES, sendMs: -1 });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(server.accepted.total).toBe(0);
});

test('a connection that the server has ended meanwhile costs no mail', async () => {
  await sendOne();
  server.dropConnections();
  expect(await sendOne()).toEqual({ status: 'sent' });
  expect(taken()).toBe(2);
});

test('a server that cannot encrypt gets nothing if it must', async () => {
  provider = providerTo(server.port, { SMTP_SECURITY: 'starttls' });
  expect(await sendOne()).toMatchObject({ status: 'temporary' });
  expect(taken()).toBe(0);
});
