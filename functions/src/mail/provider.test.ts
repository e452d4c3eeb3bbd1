import '../testing/test-environment.ts';
import { startSmtpServer } from '@raade/tools/mail-servers/smtp-server.ts';
import { mailProvider } from './provider.ts';
import { sampleMail } from './testing/sample-mail.ts';

test('the provider is the one of the settings, and one for all until it is closed', async () => {
  const server = await startSmtpServer();
  process.env.SMTP_PORT = String(server.port);
  const provider = mailProvider();
  expect(mailProvider()).toBe(provider);
  expect(await provider.send([sampleMail(1), sampleMail(2, { to: 'nobody' })], 'batch')).toEqual([
    { status: 'sent' },
    { status: 'refused', reason: 'Not sent: the address is not a mail address.' },
  ]);
  expect(server.accepted.total).toBe(1);
  provider.close();

  process.env.EMAIL_PROVIDER = 'brevo';
  expect(mailProvider()).not.toBe(provider);
  expect(mailProvider().batchSize).toBe(1000);
  mailProvider().close();
  await server.close();
});

test('settings that are not complete are named', () => {
  delete process.env.EMAIL_SENDER_ADDRESS;
  expect(mailProvider).toThrow('EMAIL_SENDER_ADDRESS: is missing');
});
