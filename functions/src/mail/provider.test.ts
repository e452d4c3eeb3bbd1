import '../testing/test-environment.ts';
import { startSmtpServer } from '@raade/mail-emulator';
import { mailProvider } from './provider.ts';
import { sampleMail } from './testing/sample-mail.ts';

test('[CALL-15] mails are sent through the mail server in the settings', async () => {
  const [first, second] = await Promise.all([startSmtpServer(), startSmtpServer()]);
  const mails = [sampleMail(1), sampleMail(2, { to: 'nobody' }), sampleMail(3)];
  for (const { port } of [first, second]) {
    process.env.SMTP_PORT = String(port);
    expect(await mailProvider().send(mails, 'batch')).toEqual([
      { status: 'sent' },
      { status: 'refused', reason: 'Not sent: the address is not a mail address.' },
      { status: 'sent' },
    ]);
    mailProvider().close();
  }
  expect([first.accepted.total, second.accepted.total]).toEqual([2, 2]);
  await Promise.all([first.close(), second.close()]);
});

test('the same provider is reused until it is closed', () => {
  const provider = mailProvider();
  expect(mailProvider()).toBe(provider);
  provider.close();
  expect(mailProvider()).not.toBe(provider);
});
