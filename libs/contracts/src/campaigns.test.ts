import { campaignRequestSchema, campaignResponseSchema, RECIPIENT_TYPES } from './campaigns.ts';

const request = {
  subject: 'Sample news',
  content: '<p>The doors open early.</p>',
  recipientType: 'all',
  testMode: false,
  testEmail: '',
};
const accepts = (changes: object) =>
  campaignRequestSchema.safeParse({ ...request, ...changes }).success;

test('[DATA-12] a campaign request has these five fields, and what is read of its answer three', () => {
  expect(campaignRequestSchema.parse(request)).toEqual(request);
  for (const field of Object.keys(request)) expect(accepts({ [field]: undefined })).toBe(false);
  expect(accepts({ cc: 'somebody@example.org' })).toBe(false);
  const answer = { success: true, message: 'Sent.', recipientCount: 3 };
  expect(campaignResponseSchema.parse({ ...answer, id: 'x' })).toEqual(answer);
});

test('[MAIL-14] [MAIL-07] there are four types of recipients, and no other', () => {
  expect(RECIPIENT_TYPES).toEqual(['all', 'students', 'professionals', 'group-leaders']);
  for (const recipientType of RECIPIENT_TYPES) expect(accepts({ recipientType })).toBe(true);
  for (const recipientType of ['', 'All', 'everybody', ['all'], null, 1]) {
    expect(accepts({ recipientType })).toBe(false);
  }
});

test('[MAIL-14] test mode is true or false', () => {
  const testEmail = 'tester@example.org';
  for (const testMode of [true, false]) expect(accepts({ testMode, testEmail })).toBe(true);
  for (const testMode of ['true', 'on', 1, 0, null]) {
    expect(accepts({ testMode, testEmail })).toBe(false);
  }
});

test('[MAIL-14] a test address is a valid address or empty', () => {
  const issueOf = (testEmail: unknown) =>
    campaignRequestSchema.safeParse({ ...request, testEmail }).error?.issues[0]?.message;
  for (const testEmail of ['', 'tester@example.org', 'first.last+tag@mail.example.org']) {
    expect(issueOf(testEmail)).toBeUndefined();
  }
  for (const testEmail of ['tester', 'tester@', '@example.org', 'a b@example.org', null]) {
    expect(issueOf(testEmail)).toBe('Please enter a valid email address');
  }
});
