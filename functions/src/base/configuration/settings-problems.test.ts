import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { settingsProblems } from './settings-problems.ts';

const COMPLETE = {
  ALLOWED_ORIGINS: 'https://example.org, https://www.example.org',
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@example.org',
  EMAIL_TAX_WORDING: 'Ask your tax adviser.',
  ORGANIZATION_NAME: 'Rice Association for African Development',
  ORGANIZATION_ADDRESS: '6100 Sample Street, Houston',
  ORGANIZATION_TAX_ID: '12-3456789',
  RECEIPT_GOODS_WORDING: 'No goods or services were provided.',
  SMTP_HOST: 'smtp.example.org',
  SMTP_PORT: '587',
  SMTP_SECURITY: 'starttls',
  SITE_URL: 'https://example.org',
  UNSUBSCRIBE_URL: 'https://example.org/unsubscribe',
  SITE_ENVIRONMENT: JSON.stringify(LOCAL_ENVIRONMENT),
  HOSTING_SITE: 'raade-shell',
  RENDER_PAGES_URL: 'https://us-central1-raade.cloudfunctions.net/render-pages',
};

const SERVER = 'smtp.example.org';
const RELAY = 'smtp-relay.brevo.com';
const MAIL_SERVICE = ['SITE_ENVIRONMENT: mailService must be "Brevo", which SMTP_HOST says, too'];

test('complete settings have no problem', () => {
  expect(settingsProblems(COMPLETE)).toEqual([]);
});

test('receipts must name the same organization as the donation page', () => {
  const other = { ORGANIZATION_NAME: 'Somebody else', ORGANIZATION_TAX_ID: '98-7654321' };
  expect(settingsProblems({ ...COMPLETE, ...other })).toEqual([
    'ORGANIZATION_NAME: must be what SITE_ENVIRONMENT says of the recipient',
    'ORGANIZATION_TAX_ID: must be what SITE_ENVIRONMENT says of the recipient',
  ]);
  const SITE_ENVIRONMENT = JSON.stringify({ ...LOCAL_ENVIRONMENT, recipient: undefined });
  expect(settingsProblems({ ...COMPLETE, ...other, SITE_ENVIRONMENT })).toEqual([]);
});

test('the privacy page must name the service that delivers the mail', () => {
  const problemsWith = (SMTP_HOST: string, mailService?: string) =>
    settingsProblems({
      ...COMPLETE,
      SMTP_HOST,
      SITE_ENVIRONMENT: JSON.stringify({ ...LOCAL_ENVIRONMENT, mailService }),
    }).filter((problem) => problem.startsWith('SITE_ENVIRONMENT'));
  expect(problemsWith(SERVER, 'The mail server of a sample university')).toEqual([]);
  expect(problemsWith(RELAY, 'Brevo')).toEqual([]);
  for (const wrong of [undefined, 'Brevo']) {
    expect(problemsWith(SERVER, wrong)).toEqual([
      'SITE_ENVIRONMENT: mailService must say whose mail server it is, for the privacy page',
    ]);
  }
  for (const wrong of [undefined, 'Another']) {
    expect(problemsWith(RELAY, wrong)).toEqual(MAIL_SERVICE);
  }
});

test('reports of bounces can be enabled only with Brevo', () => {
  const problemsWith = (more: object) => settingsProblems({ ...COMPLETE, ...more });
  expect(problemsWith({ BOUNCE_REPORTS: 'on' })).toEqual([
    'BOUNCE_REPORTS: must be unset: only the relay of Brevo reports bounces',
  ]);
  expect(problemsWith({ SMTP_HOST: RELAY, BOUNCE_REPORTS: 'on' })).toEqual(MAIL_SERVICE);
  expect(problemsWith({ BOUNCE_REPORTS: 'yes' })).toContain(
    'BOUNCE_REPORTS: must be "on", or unset',
  );
});

test('workflows must be named like in the example', () => {
  const problemsWith = (RELEASE_WORKFLOWS: string) =>
    settingsProblems({ ...COMPLETE, RELEASE_WORKFLOWS });
  expect(problemsWith('giving=raade/site:giving:refs/heads/main')).toEqual([]);
  for (const wrong of [
    'giving',
    'giving=raade/site:giving:main',
    'giving=raade:giving:refs/heads/main',
  ])
    expect(problemsWith(wrong)).toEqual([
      expect.stringMatching(/^RELEASE_WORKFLOWS: must be like/),
    ]);
});

test('all missing settings are reported at once', () => {
  expect(settingsProblems({}).join('\n')).toMatch(
    /ALLOWED_ORIGINS: .+\nEMAIL_SENDER_NAME: .+\n(EMAIL_.+\n|SMTP_.+\n)*SITE_URL: .+\nUNSUBSCRIBE_URL: .+\n(ORGANIZATION_.+\n|RECEIPT_.+\n)*SITE_ENVIRONMENT: .+\nHOSTING_SITE: .+/,
  );
  expect(settingsProblems({ ...COMPLETE, SMTP_HOST: '', EMAIL_TAX_WORDING: '' })).toEqual([
    'EMAIL_TAX_WORDING: is empty',
    'SMTP_HOST: is empty',
  ]);
});

test('missing details of the organization for receipts are reported', () => {
  const { ORGANIZATION_NAME, ORGANIZATION_ADDRESS, RECEIPT_GOODS_WORDING, ...others } = COMPLETE;
  expect([ORGANIZATION_NAME, ORGANIZATION_ADDRESS, RECEIPT_GOODS_WORDING]).not.toContain('');
  expect(settingsProblems({ ...others, ORGANIZATION_TAX_ID: '123456789' })).toEqual([
    'ORGANIZATION_NAME: is missing',
    'ORGANIZATION_ADDRESS: is missing',
    'ORGANIZATION_TAX_ID: must be an EIN, like 12-3456789',
    'RECEIPT_GOODS_WORDING: is missing',
  ]);
});

test.each(['STRIPE_SECRET_KEY', 'UNSUBSCRIBE_SECRET', 'SMTP_PASWORD'])(
  'the secret %s among the settings is reported, without its value',
  (name) => {
    const [problem, ...others] = settingsProblems({ ...COMPLETE, [name]: 'sk_live_x' });
    expect(problem).toBe(`${name}: is no setting; a secret belongs into Secret Manager`);
    expect(others).toEqual([]);
  },
);

test.each([
  ['STRIPE_API_BASE', 'http://127.0.0.1:4242', 'is for a machine of one’s own'],
  ['SMTP_SECURITY', 'none', 'is for a machine of one’s own'],
  ['SITE_URL', 'http://example.org', 'must begin with https://'],
  ['ALLOWED_ORIGINS', 'https://example.org,http://example.org', 'must begin with https://'],
])('%s must not be %j in production', (name, value, problem) => {
  expect(settingsProblems({ ...COMPLETE, [name]: value })).toEqual([`${name}: ${problem}`]);
});

test('an invalid environment is reported without its text', () => {
  for (const text of ['{', '{"name":"secret-name"}']) {
    const problems = settingsProblems({ ...COMPLETE, SITE_ENVIRONMENT: text }).join('\n');
    expect(problems).toMatch(/^SITE_ENVIRONMENT/);
    expect(problems).not.toContain('secret-name');
  }
});
