import { startSmtpServer } from '@raade/mail-emulator';
import { sampleMail } from '../testing/sample-mail.ts';
import { smtpProvider } from './smtp.ts';

const SENDER = {
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@raade.test',
  EMAIL_TAX_WORDING: 'Sample wording.',
} as const;

test('what is attached comes along by SMTP, byte by byte, at each attempt', async () => {
  const server = await startSmtpServer({ keepsMessages: true });
  const provider = smtpProvider({
    ...SENDER,
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
