import '../testing/test-environment.ts';
import { startBrevoServer, startSmtpServer } from '@raade/mail-emulator';
import { mailProvider } from './provider.ts';
import { sampleMail } from './testing/sample-mail.ts';

const MAILS = [sampleMail(1), sampleMail(2, { to: 'nobody' }), sampleMail(3)];
const RESULTS = [
  { status: 'sent' },
  { status: 'refused', reason: 'Not sent: the address is not a mail address.' },
  { status: 'sent' },
];
const API_KEY = 'xkeysib-sample';

test('[CALL-15] mails go out by a mail server or by Brevo, as the settings say', async () => {
  const server = await startSmtpServer();
  const brevo = await startBrevoServer({ apiKey: API_KEY });
  process.env.SMTP_PORT = String(server.port);
  expect(await mailProvider().send(MAILS, 'batch')).toEqual(RESULTS);
  mailProvider().close();
  expect([server.accepted.total, brevo.accepted.total]).toEqual([2, 0]);

  Object.assign(process.env, {
    EMAIL_PROVIDER: 'brevo',
    BREVO_API_BASE: brevo.url,
    BREVO_API_KEY: API_KEY,
  });
  expect(await mailProvider().send(MAILS, 'batch')).toEqual(RESULTS);
  mailProvider().close();
  expect([server.accepted.total, brevo.accepted.total]).toEqual([2, 2]);
  await Promise.all([server.close(), brevo.close()]);
});

test('there is one provider for all until it is closed', () => {
  const provider = mailProvider();
  expect(mailProvider()).toBe(provider);
  provider.close();
  expect(mailProvider()).not.toBe(provider);
});

test('settings that are not complete are named', () => {
  mailProvider().close();
  delete process.env.EMAIL_SENDER_ADDRESS;
  expect(mailProvider).toThrow('EMAIL_SENDER_ADDRESS: is missing');
});
