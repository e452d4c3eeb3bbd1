import {
  CAMPAIGN_LIMITS,
  CAMPAIGN_MESSAGES,
  campaignRequestSchema,
  campaignResponseSchema,
  CAMPAIGN_STATUSES,
  canBeCorrected,
  RECIPIENT_TYPES,
} from './campaigns.ts';

const request = {
  subject: 'Sample news',
  content: '<p>The doors open early.</p>',
  recipientType: 'all',
  testMode: false,
  testEmail: '',
  campaignId: '3f2f6a54-6c0a-4b0e-9a56-0d2f3f1f6f10',
};
const accepts = (changes: object) =>
  campaignRequestSchema.safeParse({ ...request, ...changes }).success;

test('[DATA-12] a campaign request has these five fields, and its response three', () => {
  const { campaignId, ...fields } = request;
  expect(accepts({ campaignId })).toBe(true);
  const sample = { ...fields, testMode: true, testEmail: 'tester@example.org' };
  expect(campaignRequestSchema.parse(sample)).toEqual(sample);
  for (const field of Object.keys(fields)) expect(accepts({ [field]: undefined })).toBe(false);
  expect(accepts({ cc: 'somebody@example.org' })).toBe(false);
  const answer = { success: true, message: 'Sent.', recipientCount: 3 };
  expect(campaignResponseSchema.parse({ ...answer, id: 'x' })).toEqual(answer);
});

test('a campaign needs an id, so that a retry is not a second one; a test email needs none', () => {
  const nameless = { ...request, campaignId: undefined };
  expect(problems({ campaignId: undefined })).toEqual([
    'campaignId: campaignId must be a random UUID',
  ]);
  expect(accepts({ ...nameless, testMode: true, testEmail: 'tester@example.org' })).toBe(true);
});

test('[MAIL-14] [MAIL-07] there are four types of recipients', () => {
  expect(RECIPIENT_TYPES).toEqual(['all', 'students', 'professionals', 'group-leaders']);
});

test.each<[string, readonly unknown[], readonly unknown[]]>([
  [
    '[MAIL-14] [MAIL-07] recipientType',
    RECIPIENT_TYPES,
    ['', 'All', 'everybody', ['all'], null, 1],
  ],
  ['[MAIL-14] testMode', [true, false], ['true', 'on', 1, 0, null]],
  [
    '[MAIL-14] testEmail',
    ['', 'tester@example.org', 'first.last+tag@mail.example.org'],
    ['tester', 'tester@', '@example.org', 'a b@example.org', null],
  ],
  ['corrects', ['sample-id'], ['', '../settings', '__all__', 'x'.repeat(101), null]],
])('%s accepts only valid values', (row, right, wrong) => {
  const field = row.split(' ').at(-1) ?? '';
  const sample = { testEmail: 'tester@example.org' };
  for (const value of right) expect(accepts({ ...sample, [field]: value })).toBe(true);
  for (const value of wrong) expect(accepts({ ...sample, [field]: value })).toBe(false);
});

test('a campaign can be corrected if it is paused or sent and somebody may have got it', () => {
  const none = { waiting: 2, sending: 0, sent: 0, failed: 1, unknown: 0 };
  for (const got of [{ sent: 1 }, { unknown: 1 }, { sending: 1 }]) {
    const deliveries = { ...none, ...got };
    const correctable = CAMPAIGN_STATUSES.filter((status) =>
      canBeCorrected({ status, deliveries }),
    );
    expect(correctable).toEqual(['paused', 'sent']);
  }
  expect(canBeCorrected({ status: 'paused', deliveries: none })).toBe(false);
});

function problems(changes: object): string[] {
  const { error } = campaignRequestSchema.safeParse({ ...request, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test.each([
  ['[MAIL-12] a subject of two characters', { subject: ' ab ' }, 'subject', 'subject'],
  ['a subject of two lines', { subject: 'News\nBcc: all@example.org' }, 'subject', 'subjectLine'],
  ['[MAIL-13] a content of nine characters', { content: ' 123456789 ' }, 'content', 'content'],
  ['[MAIL-15] a test without an address', { testMode: true }, 'testEmail', 'testEmailMissing'],
] as const)('%s is refused', (_what, changes, field, message) => {
  expect(problems(changes)).toEqual([`${field}: ${CAMPAIGN_MESSAGES[message]}`]);
});

test('[MAIL-14] an invalid test address gets the same message as other addresses', () => {
  const expected = ['testEmail: Please enter a valid email address'];
  expect(problems({ testEmail: 'tester' })).toEqual(expected);
});

test('a start must be an instant in UTC, so that daylight saving time does not move it', () => {
  const startsAt = '2027-03-15T14:00:00Z';
  expect(accepts({ startsAt })).toBe(true);
  for (const local of ['2027-03-15T09:00:00', '2027-03-15T09:00:00-05:00', '2027-03-15']) {
    expect(accepts({ startsAt: local })).toBe(false);
  }
});

test('a subject has at least three characters, and at most its limit', () => {
  const limit = CAMPAIGN_LIMITS.subject;
  expect(problems({ subject: 'x'.repeat(3) })).toEqual([]);
  expect(problems({ subject: 'x'.repeat(limit) })).toEqual([]);
  expect(problems({ subject: 'x'.repeat(limit + 1) })).toEqual([
    `subject: ${CAMPAIGN_MESSAGES.tooLong(limit)}`,
  ]);
});

test.each(['x', 'ẹ', 'አ'])('a content of %s has at least 10 letters, at most 150 kB', (letter) => {
  const most = Math.floor((150 * 1024) / Buffer.byteLength(letter));
  expect(problems({ content: letter.repeat(10) })).toEqual([]);
  expect(problems({ content: letter.repeat(most) })).toEqual([]);
  expect(problems({ content: letter.repeat(most + 1) })).toEqual([
    `content: ${CAMPAIGN_MESSAGES.tooLarge}`,
  ]);
});
