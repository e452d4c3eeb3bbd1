import { startBrevoServer, startSmtpServer } from '@raade/mail-emulator';
import { sampleMail } from '../testing/sample-mail.ts';
import { brevoProvider } from './brevo.ts';
import { smtpProvider } from './smtp.ts';

const COMMON = {
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@raade.test',
  EMAIL_TAX_WORDING: 'Sample wording.',
} as const;
const API_KEY = 'xkeysib-sample';

test('what is attached comes along by SMTP, byte by byte, at each attempt', async () => {
  const server = await startSmtpServer({ keepsMessages: true });
  const provider = smtpProvider({
    EMAIL_PROVIDER: 'smtp',
    ...COMMON,
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: server.port, SMTP_SECURITY: 'none' },
  });
  const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const attachments = [{ name: 'R-7K3M.pdf', content }];
  const mails = [sampleMail(1, { attachments })];
  await provider.send(mails, 'batch');
  await provider.send(mails, 'batch');
  expect(server.messages).toHaveLength(2);
  for (const message of server.messages) {
    const [, part = ''] = message.split(/Content-Type: application\/pdf; name=R-7K3M\.pdf\r\n/);
    expect(part).toMatch(/^(?:.+\r\n)*Content-Disposition: attachment; filename=R-7K3M\.pdf/);
    const [encoded = ''] = part.split('\r\n\r\n').slice(1);
    expect(Buffer.from(encoded.replace(/--.*/s, ''), 'base64').equals(content)).toBe(true);
  }
  provider.close();
  await server.close();
});

test('by Brevo a mail with an attachment goes alone, so that nobody else gets it', async () => {
  process.env.BREVO_API_KEY = API_KEY;
  const brevo = await startBrevoServer({ apiKey: API_KEY, keepsRequests: true });
  const settings = { EMAIL_PROVIDER: 'brevo', ...COMMON, BREVO_API_BASE: brevo.url } as const;
  const provider = brevoProvider(settings, { callsPerMinute: 600_000 });
  const attachments = [{ name: 'R-7K3M.pdf', content: Buffer.from('sample') }];
  const mails = [sampleMail(1), sampleMail(2, { attachments }), sampleMail(3), sampleMail(4)];
  const results = await provider.send(mails, 'batch');
  expect(results.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
  const calls = brevo.requests.map(({ messageVersions, attachment }) => ({
    to: messageVersions.map(({ to }) => to[0]?.email),
    attachment,
  }));
  expect(calls).toEqual([
    { to: ['reader-1@example.org'], attachment: undefined },
    {
      to: ['reader-2@example.org'],
      attachment: [{ name: 'R-7K3M.pdf', content: Buffer.from('sample').toString('base64') }],
    },
    { to: ['reader-3@example.org', 'reader-4@example.org'], attachment: undefined },
  ]);
  provider.close();
  await brevo.close();
});
