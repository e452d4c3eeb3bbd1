import { isBrevo, mailSettings, smtpPassword, unsubscribeSecret } from './mail-settings.ts';

const before = process.env;
const SMTP = {
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@example.org',
  EMAIL_TAX_WORDING: 'Sample wording.',
  SMTP_HOST: 'mail.example.org',
  SMTP_PORT: '587',
  SMTP_SECURITY: 'starttls',
};

afterAll(() => {
  process.env = before;
});

test('the settings of a mail server are its name, port and security', () => {
  process.env = { ...SMTP, SMTP_USER: 'raade' };
  expect(mailSettings()).toEqual({
    ...SMTP,
    SMTP_PORT: 587,
    SMTP_USER: 'raade',
  });
});

test.each([
  ['smtp-relay.brevo.com', true],
  ['brevo.com.example.org', false],
  [undefined, false],
])('the server %s is Brevo’s: %s', (host, is) => {
  expect(isBrevo(host)).toBe(is);
});

test.each([
  ['EMAIL_SENDER_NAME', 'RAADE\r\nBcc: eve@example.org', 'must be one line'],
  ['EMAIL_SENDER_NAME', ' ', 'is empty'],
  ['EMAIL_SENDER_ADDRESS', 'hello', 'must be a mail address, like hello@example.org'],
  [
    'EMAIL_REPLY_TO',
    'a@example.org, b@example.org',
    'must be a mail address, like hello@example.org',
  ],
  ['EMAIL_TAX_WORDING', undefined, 'is missing'],
  ['SMTP_HOST', undefined, 'is missing'],
  ['SMTP_PORT', '587.5', 'must be a whole number from 1 to 65535'],
  ['SMTP_SECURITY', 'ssl', 'must be "tls", "starttls" or "none"'],
])('%s must not be %j', (name, value, message) => {
  process.env = { ...SMTP, [name]: value };
  expect(mailSettings).toThrow(`${name}: ${message}`);
});

test('secrets that are missing or too short are refused without being shown', () => {
  process.env = { UNSUBSCRIBE_SECRET: 'hunter2' };
  expect(unsubscribeSecret).toThrow(
    /^(?!.*hunter2)[^]*UNSUBSCRIBE_SECRET: must have 32 characters/,
  );
  expect(smtpPassword).toThrow('SMTP_PASSWORD: is missing');
});
