import { readSettings } from './settings.ts';

test('without a key there is a mail server alone', () => {
  expect(readSettings({})).toEqual({ smtp: { port: 2525 }, brevo: undefined });
  expect(readSettings({ BREVO_API_KEY: 'xkeysib-sample', MAIL_EMULATOR_BREVO_PORT: '0' })).toEqual({
    smtp: { port: 2525 },
    brevo: { port: 0, apiKey: 'xkeysib-sample' },
  });
});

test('every variable that is wrong is named', () => {
  const wrong = { MAIL_EMULATOR_SMTP_PORT: 'many', BREVO_API_KEY: '' };
  expect(() => readSettings(wrong)).toThrow(
    'The mail servers cannot start:\nMAIL_EMULATOR_SMTP_PORT: must be a port number\nBREVO_API_KEY: is empty',
  );
});
